import { batch, computed, signal } from '@preact/signals-core';
import { CallFailed } from '../../shared/contract/call-failed.ts';
import { messagesByName } from '../../shared/contract/field-errors.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import {
  readWithdrawalOrders,
  sendWithdrawal,
  type WithdrawalLine,
  type WithdrawalOrder,
  type WithdrawalReceipt,
} from '../../shared/contract/withdrawal.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createLock } from '../../shared/models/lock.ts';
import { createRefusedTexts } from '../../shared/models/refused-texts.ts';
import type { Services } from '../../shared/runtime/services.ts';
import {
  chosenLines,
  draftFor,
  earlierChoice,
  FIELDS,
  piecesIn,
  productsIn,
  statementOf,
  type Choice,
  type FieldName,
  type Pieces,
  type Values,
} from './statement.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type { Choice, FieldName, WithdrawalLine, WithdrawalOrder, WithdrawalReceipt };

interface Inputs {
  readonly orders: readonly WithdrawalOrder[];
  /** Empty for no call. */
  readonly ordersUrl: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly errors?: unknown;
  /** The values of the server's form. */
  readonly printed?: unknown;
}

export type WithdrawalState = StateOf<typeof createWithdrawal>;

/** A statement of withdrawal from one order. What is sent twice counts once, so a failure can be repeated safely. */
export function createWithdrawal(
  { call, draft, refusalOf }: Pick<Services, 'call' | 'draft' | 'refusalOf'>,
  { orders: known, ordersUrl, orderNumber, name, email, errors: bag, printed }: Inputs,
) {
  const form = isRecord(printed) ? printed : {};
  const orders = signal<readonly WithdrawalOrder[]>(known);
  const choice = signal<Choice | null>(null);
  const pieces = signal<Pieces>({});
  const values = signal<Values>({ order_number: orderNumber, part: '', name, email });
  const texts = createRefusedTexts();
  const refusals = signal(0);
  const refusal = signal<Refusal | null>(null);
  const receipt = signal<WithdrawalReceipt | null>(null);
  const lock = createLock();

  function storeDraft() {
    const chosen = choice.peek();
    const order = chosen?.is === 'order' ? chosen.order : null;
    draft.store({
      order: order?.number ?? null,
      products: order ? productsIn(order, pieces.peek()) : '',
      isTyped: chosen?.is === 'typed',
      linked: orderNumber,
      pieces: pieces.peek(),
      values: values.peek(),
    });
  }

  function clearErrors(...names: readonly string[]) {
    refusal.value = null;
    texts.clear((field) => names.includes(field));
  }

  /** Later sources win: what the page knows, what its form holds, and what was typed before a reload. */
  function restore() {
    const earlier = draftFor(orderNumber, draft.read() ?? {});
    const restored = FIELDS.map((field) => {
      const text = [form[field], earlier.values[field]].findLast((value) => typeof value === 'string' && value !== '');
      return [field, text ?? values.peek()[field]] as const;
    });
    choice.value = earlierChoice(orders.peek(), earlier, [orderNumber, form['order'], form['order_number']]);
    // An order that is not listed any more becomes a typed one, with its products in words.
    const isGone = choice.peek()?.is === 'typed' && earlier.order !== '';
    const gone = isGone ? { order_number: earlier.order, part: earlier.products } : {};
    values.value = { ...(Object.fromEntries(restored) as Values), ...gone };
    pieces.value = { ...piecesIn(form), ...earlier.pieces };
  }

  /** The form works without the list: the consumer then types the order number. */
  async function fetchKnown() {
    try {
      const answer = await call(readWithdrawalOrders(ordersUrl));
      orders.value = answer.orders;
      const { name: typedName, email: typedEmail } = values.peek();
      values.value = { ...values.peek(), name: typedName || answer.name, email: typedEmail || answer.email };
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof CallFailed)) throw error;
    texts.refuse(error.errors, values.peek());
    refusal.value = Object.keys(error.errors).length > 0 ? null : refusalOf(error);
    refusals.value += 1;
  }

  return {
    /** The customer's orders; empty for a guest. */
    orders,
    /** Null until the consumer has chosen. */
    choice,
    /** The shop's messages by field. A message stays until its field is left with another value. */
    errors: computed(() => texts.errors()),
    /** Counts refused statements. */
    refusals,
    /** Why the statement could not be sent, when no field is the reason. */
    refusal,
    /** Null until the shop has received the statement. */
    receipt,
    isBusy: lock.isBusy,
    async start() {
      if (ordersUrl !== '' && known.length === 0) await fetchKnown();
      restore();
      texts.refuse(messagesByName(bag), values.peek());
      // The summary can take the focus only after the widget has replaced the fallback.
      if (Object.keys(texts.errors()).length > 0) setTimeout(() => (refusals.value += 1));
    },
    choose(next: Choice) {
      choice.value = next;
      clearErrors('order_number', 'order', 'lines', 'part');
      storeDraft();
    },
    /** Whether the consumer withdraws from this line alone, or from this and others. */
    isChosen: (line: WithdrawalLine) => (pieces.value[String(line.id)] ?? 0) > 0,
    piecesOf: (line: WithdrawalLine) => Math.min(pieces.value[String(line.id)] ?? 0, line.amount),
    /** The chosen lines of an order; empty for the whole order. */
    chosenLines: (order: WithdrawalOrder) => chosenLines(order, pieces.value),
    /** @param amount pieces; 0 takes the line out */
    choosePieces({ id }: WithdrawalLine, amount: number) {
      pieces.value = { ...pieces.peek(), [String(id)]: amount };
      clearErrors('lines');
      storeDraft();
    },
    /** The props of a text field. */
    field: (field: FieldName) => ({
      name: field,
      value: values.value[field],
      errors: texts.errorsOf(field),
      mark: texts.markOf(field),
      onChange(value: string) {
        values.value = { ...values.peek(), [field]: value };
        refusal.value = null;
        texts.type(field);
        storeDraft();
      },
      onBlur: () => texts.leave(field, values.peek()[field]),
    }),
    /** @param typed the values of the controls, including those that the browser filled in */
    async submit(typed: Readonly<Record<string, string>>) {
      await lock.run(async () => {
        const own = Object.entries(typed).filter(([field]) => FIELDS.includes(field as FieldName));
        batch(() => {
          values.value = { ...values.peek(), ...Object.fromEntries(own) };
          refusal.value = null;
        });
        storeDraft();
        try {
          const answer = await call(sendWithdrawal, statementOf(choice.peek(), pieces.peek(), values.peek()));
          draft.forget();
          receipt.value = answer;
        } catch (error) {
          refuse(error);
        }
      });
    },
  };
}
