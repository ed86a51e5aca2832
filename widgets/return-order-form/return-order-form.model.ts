import { computed, signal, type Signal } from '@preact/signals-core';
import { readOrderReturn, type OrderLine, type OrderReturn } from '../../shared/contract/returns.ts';
import { createRefusedTexts, type RefusedTexts } from '../../shared/models/refused-texts.ts';
import { returnableAmount } from '../../shared/rules/return-products.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { readOldLines, errorKeyOf, FIELDS, pageErrors, type FieldName } from './old-input.rules.ts';
import { addPiece, canAdd, removeLine, updateLine, type ReturnLine } from './return-lines.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

interface Inputs {
  readonly orderUniqid: string;
  readonly orderId: string;
  readonly displayId: string;
  readonly action: string;
  readonly old?: unknown;
  /** The values of the server's form. */
  readonly printed?: unknown;
  readonly errors?: unknown;
}

export type ReturnOrderFormState = StateOf<typeof createReturnOrderForm>;

/** A return of lines of one order. The browser sends it as a form of the page. */
export function createReturnOrderForm(
  { call, page, draft }: Pick<Services, 'call' | 'page' | 'draft'>,
  { orderUniqid, orderId, displayId, action, old, printed, errors: bag }: Inputs,
) {
  const order = signal<OrderReturn | null>(null);
  const lines = signal<readonly ReturnLine[]>([]);
  const refused = createRefusedTexts();
  const refusals = signal(0);
  const isBusy = signal(false);
  const key = `${orderUniqid}/${orderId}`;

  function storeDraft(isSent: boolean) {
    const stored = lines.peek().map((line) => [line.orderLine.id, { ...line, orderLine: null }] as const);
    draft.store({ key, isSent, lines: Object.fromEntries(stored) });
  }

  function change(next: readonly ReturnLine[]) {
    lines.value = next;
    storeDraft(false);
  }

  /** The first source that has lines: the `old` input, the server's form, or the draft. */
  function earlierLines(orderLines: readonly OrderLine[]): readonly ReturnLine[] {
    const stored = draft.read();
    // A draft that was sent is restored only after Back or a reload, such as after an expired session.
    const isUsable = stored?.['key'] === key && (stored['isSent'] !== true || page.isReloadOrHistory());
    if (!isUsable) draft.forget();
    const sources = [old, printed, isUsable ? stored['lines'] : null];
    return sources.map((source) => readOldLines(source, orderLines)).find((lines) => lines.length > 0) ?? [];
  }

  async function start() {
    const answer = await call(readOrderReturn, { orderUniqid, orderId });
    lines.value = earlierLines(answer.order_lines);
    refused.refuse(pageErrors(bag), reasonsOf(lines.peek()));
    order.value = answer;
    page.onPageRestore(() => {
      isBusy.value = false;
      // The form can be sent again, so its draft counts as not sent.
      change(lines.peek());
    });
    // The summary can take the focus only after the widget has replaced the fallback.
    if (Object.keys(refused.errors()).length > 0) setTimeout(() => (refusals.value = 1));
  }

  return {
    displayId,
    /** Where the browser sends the form. */
    action,
    /** Null until the shop has answered. */
    order,
    lines,
    /** 1 once the error summary can take the focus. */
    refusals,
    isBusy,
    /** The order has returnable pieces, or the return has lines. */
    canReturn: computed(() => {
      const hasReturnable = order.value?.order_lines.some((line) => returnableAmount(line) > 0) ?? false;
      return hasReturnable || lines.value.length > 0;
    }),
    /** The server's messages about the earlier submission; a message goes when its field is left with another value. */
    errors: refused.errors,
    start,
    isField: (name: string) => FIELDS.some((field) => field === name),
    errorsOf: ({ orderLine }: ReturnLine, field: FieldName) => refused.errorsOf(errorKeyOf(orderLine.id, field)),
    markOf: ({ orderLine }: ReturnLine, field: FieldName) => refused.markOf(errorKeyOf(orderLine.id, field)),
    ...createLineActions(lines, refused, change),
    /** The CSRF token of the page; null when it has none. */
    token: () => page.meta('csrf-token'),
    /** Whether the browser may send the form; it is sent once. */
    submit() {
      if (isBusy.peek()) return false;
      isBusy.value = true;
      storeDraft(true);
      // The answer can be a page about an expired session; the draft stays readable for the next session.
      draft.allowNextSession();
      return true;
    },
  };
}

/** What the customer does with the lines. Each change removes the messages that no longer hold. */
function createLineActions(
  lines: Signal<readonly ReturnLine[]>,
  refused: RefusedTexts,
  change: (next: readonly ReturnLine[]) => void,
) {
  const question = signal<{ line: ReturnLine | null; isOpen: boolean }>({ line: null, isOpen: false });
  const removals = signal(0);

  function clearError({ id }: OrderLine, field: FieldName) {
    refused.clear((errorKey) => errorKey === errorKeyOf(id, field));
  }

  function askRemoval(line: ReturnLine) {
    question.value = { line, isOpen: true };
  }

  return {
    availableOf: returnableAmount,
    canAdd: (orderLine: OrderLine) => canAdd(lines.value, orderLine),
    add(orderLine: OrderLine) {
      change(addPiece(lines.peek(), orderLine));
      clearError(orderLine, 'amount');
      refused.clear((errorKey) => errorKey === 'rmaLines');
    },
    /** Asks before the line is removed with its last piece. */
    decrease(line: ReturnLine) {
      if (line.amount <= 1) return askRemoval(line);
      change(updateLine(lines.peek(), line, { amount: line.amount - 1 }));
      clearError(line.orderLine, 'amount');
    },
    /** The line that the customer is asked about; it stays while the question closes. */
    question,
    askRemoval,
    closeQuestion: () => (question.value = { ...question.peek(), isOpen: false }),
    /** Removes the line that the customer was asked about. */
    remove() {
      const { line } = question.peek();
      if (!line) return;
      change(removeLine(lines.peek(), line));
      refused.clear((errorKey) => errorKey.startsWith(`rmaLines.${line.orderLine.id}.`));
      removals.value += 1;
    },
    /** Counts removed lines; the button that had the focus is gone with the line. */
    removals,
    choose(line: ReturnLine, field: 'rma_reason_id' | 'rma_solution_id', value: string) {
      change(updateLine(lines.peek(), line, { [field]: value }));
      clearError(line.orderLine, field);
    },
    explain(line: ReturnLine, text: string) {
      change(updateLine(lines.peek(), line, { reason: text }));
      refused.type(errorKeyOf(line.orderLine.id, 'reason'));
    },
    /** The explanation was left. */
    leaveReason: ({ orderLine, reason }: ReturnLine) => refused.leave(errorKeyOf(orderLine.id, 'reason'), reason),
    pictureChanged(line: ReturnLine) {
      lines.value = updateLine(lines.peek(), line, { isReloaded: false });
      clearError(line.orderLine, 'image');
    },
  };
}

/** The explanations that the server has validated, by error key. */
function reasonsOf(lines: readonly ReturnLine[]): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map(({ orderLine, reason }) => [errorKeyOf(orderLine.id, 'reason'), reason]));
}
