import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { readOrderReturn, type OrderLine, type OrderReturn } from '../../shared/contract/returns.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { reloaded } from './old-input.rules.ts';
import { FIELDS, pageErrors, placeOf, withoutPlaces, type FieldName, type PageErrors } from './page-errors.rules.ts';
import { added, availableOf, canAdd, changed, without, type ReturnLine } from './return-lines.rules.ts';

export type { FieldName, ReturnLine };

interface Inputs {
  readonly orderUniqid: string;
  readonly orderId: string;
  readonly displayId: string;
  readonly action: string;
  readonly old?: unknown;
  /** What stands in the page's own form. */
  readonly printed?: unknown;
  readonly errors?: unknown;
}

export interface ReturnOrderFormState {
  readonly displayId: string;
  /** Where the browser sends the form. */
  readonly action: string;
  /** Null until the shop has answered. */
  readonly order: ReadonlySignal<OrderReturn | null>;
  readonly lines: ReadonlySignal<readonly ReturnLine[]>;
  /** Whether anything can be sent back, or is about to be. */
  readonly canReturn: ReadonlySignal<boolean>;
  /** What the page's server said about the form that was sent before, until its field is changed. */
  readonly errors: ReadonlySignal<PageErrors>;
  /** Refused forms that the customer is led to: 1 once the widget stands on the page. */
  readonly refusals: ReadonlySignal<number>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether the form of a line has a control of this key. */
  isField(key: string): boolean;
  /** What is wrong with one field; nothing where it is right. */
  wrongAt(line: ReturnLine, field: FieldName): string | undefined;
  start(): Promise<void>;
  /** Pieces that can still be sent back. */
  availableOf(orderLine: OrderLine): number;
  canAdd(orderLine: OrderLine): boolean;
  add(orderLine: OrderLine): void;
  /** @param mayRemove is asked before the last piece goes, and the line with it */
  decrease(line: ReturnLine, mayRemove: () => boolean): void;
  remove(line: ReturnLine, mayRemove: () => boolean): void;
  write(line: ReturnLine, field: Exclude<FieldName, 'amount' | 'image'>, value: string): void;
  /** A picture was chosen, or none any more. */
  choosePicture(line: ReturnLine): void;
  /** Proves to the server that the form comes from its page; null where the page has none. */
  token(): string | null;
  /** Whether the form may be sent: it is sent once. */
  submit(): boolean;
}

/** A return of lines of one order, sent as a form of the page (specification 001 §2.4, §4.4 and §7). */
export function createReturnOrderForm(
  { call, page, draft }: Pick<Services, 'call' | 'page' | 'draft'>,
  { orderUniqid, orderId, displayId, action, old, printed, errors: bag }: Inputs,
): ReturnOrderFormState {
  const order = signal<OrderReturn | null>(null);
  const lines = signal<readonly ReturnLine[]>([]);
  const errors = signal<PageErrors>(pageErrors(bag));
  const refusals = signal(0);
  const isBusy = signal(false);
  const key = `${orderUniqid}/${orderId}`;

  function keep(isSent: boolean) {
    const kept = lines.peek().map((line) => [line.orderLine.id, { ...line, orderLine: null }] as const);
    draft.keep({ key, isSent, lines: Object.fromEntries(kept) });
  }

  function change(next: readonly ReturnLine[]) {
    lines.value = next;
    keep(false);
  }

  function mend(isMended: (place: string) => boolean) {
    errors.value = withoutPlaces(errors.peek(), isMended);
  }

  function remove(line: ReturnLine, mayRemove: () => boolean) {
    if (!mayRemove()) return;
    change(without(lines.peek(), line));
    mend((place) => place.startsWith(`rmaLines.${line.orderLine.id}.`));
  }

  /** What the page hands back is newer than what stands in its form, and that than what this tab has kept. */
  function before(orderLines: readonly OrderLine[]): readonly ReturnLine[] {
    const kept = draft.read();
    // What was sent is shown again only to whoever comes Back to it, from an expired session or a broken connection.
    const isWanted = kept?.['key'] === key && (kept['isSent'] !== true || page.isRevisited());
    if (!isWanted) draft.forget();
    const sources = [old, printed, isWanted ? kept['lines'] : null];
    return sources.map((source) => reloaded(source, orderLines)).find((found) => found.length > 0) ?? [];
  }

  return {
    displayId,
    action,
    order,
    lines,
    refusals,
    isBusy,
    canReturn: computed(() => {
      const hasAvailable = order.value?.order_lines.some((line) => availableOf(line) > 0) ?? false;
      return hasAvailable || lines.value.length > 0;
    }),
    errors: computed(() => errors.value),
    async start() {
      const answer = await call(readOrderReturn, { orderUniqid, orderId });
      lines.value = before(answer.order_lines);
      order.value = answer;
      page.onReturn(() => {
        isBusy.value = false;
        // What stands there again is kept again: the page may have to be loaded anew before it can be sent.
        change(lines.peek());
      });
      // The focus can only go to what stands in the place of the shop's HTML, a moment later.
      if (Object.keys(errors.peek()).length > 0) setTimeout(() => (refusals.value = 1));
    },
    isField: (key) => FIELDS.some((field) => field === key),
    wrongAt: ({ orderLine }, field) => errors.value[placeOf(orderLine.id, field)],
    availableOf,
    canAdd: (orderLine) => canAdd(lines.value, orderLine),
    add(orderLine) {
      change(added(lines.peek(), orderLine));
      mend((place) => place === 'rmaLines' || place === placeOf(orderLine.id, 'amount'));
    },
    decrease(line, mayRemove) {
      if (line.amount <= 1) return remove(line, mayRemove);
      change(changed(lines.peek(), line, { amount: line.amount - 1 }));
      mend((place) => place === placeOf(line.orderLine.id, 'amount'));
    },
    remove,
    write(line, field, value) {
      change(changed(lines.peek(), line, { [field]: value }));
      mend((place) => place === placeOf(line.orderLine.id, field));
    },
    choosePicture(line) {
      lines.value = changed(lines.peek(), line, { isReloaded: false });
      mend((place) => place === placeOf(line.orderLine.id, 'image'));
    },
    token: () => page.meta('csrf-token'),
    submit() {
      if (isBusy.peek()) return false;
      isBusy.value = true;
      keep(true);
      // The answer may be that the session has ended, and is a page of the shop's own.
      draft.handOver();
      return true;
    },
  };
}
