import { computed, signal } from '@preact/signals-core';
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
import { createLock } from '../../shared/models/lock.ts';
import { createTextForm } from '../../shared/models/text-form.ts';
import { storedTexts } from '../../shared/rules/stored-texts.ts';
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
} from './statement.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

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
  services: Pick<Services, 'call' | 'draft' | 'refusalOf'>,
  { orders: known, ordersUrl, orderNumber, name, email, errors: bag, printed }: Inputs,
) {
  const { call, draft } = services;
  const orders = signal<readonly WithdrawalOrder[]>(known);
  const { choice, pieces, ...contract } = createContract((fields) => {
    refusal.value = null;
    texts.clear((field) => fields.includes(field));
    storeDraft();
  });
  const { values, texts, refusal, refusals, field, take, refuse } = createTextForm<FieldName>(services, {
    values: { order_number: orderNumber, part: '', name, email },
    onEdit() {
      refusal.value = null;
      storeDraft();
    },
  });
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

  /** Later sources win: what the page knows, what its form holds, and what was typed before a reload. */
  function restore() {
    const form = isRecord(printed) ? printed : {};
    const earlier = draftFor(orderNumber, draft.read() ?? {});
    choice.value = earlierChoice(orders.peek(), earlier, [orderNumber, form['order'], form['order_number']]);
    // An order that is not listed any more becomes a typed one, with its products in words.
    const isGone = choice.peek()?.is === 'typed' && earlier.order !== '';
    const gone = isGone ? { order_number: earlier.order, part: earlier.products } : {};
    values.value = { ...values.peek(), ...textsIn(form), ...textsIn(earlier.values), ...gone };
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

  async function send() {
    try {
      receipt.value = await call(sendWithdrawal, statementOf(choice.peek(), pieces.peek(), values.peek()));
      draft.forget();
    } catch (error) {
      refuse(error);
    }
  }

  return {
    /** The customer's orders; empty for a guest. */
    orders,
    /** Null until the consumer has chosen. */
    choice,
    ...contract,
    /** The shop's messages by field. A message stays until its field is left with another value. */
    errors: computed(() => texts.errors()),
    refusals,
    refusal,
    /** Null until the shop has received the statement. */
    receipt,
    isBusy: lock.isBusy,
    field,
    async start() {
      if (ordersUrl !== '' && known.length === 0) await fetchKnown();
      restore();
      texts.refuse(messagesByName(bag), values.peek());
      // The summary can take the focus only after the widget has replaced the fallback.
      if (Object.keys(texts.errors()).length > 0) setTimeout(() => (refusals.value += 1));
    },
    /** @param typed the values of the controls, including those that the browser filled in */
    async submit(typed: Readonly<Record<string, string>>) {
      await lock.run(async () => {
        take(typed);
        refusal.value = null;
        storeDraft();
        await send();
      });
    },
  };
}

/** The texts that are not empty. */
function textsIn(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(storedTexts(FIELDS, values)).filter(([, text]) => text !== ''));
}

/**
 * The order that the consumer withdraws from, and the lines of it.
 *
 * @param onChoose gets the fields whose messages no longer hold
 */
function createContract(onChoose: (fields: readonly string[]) => void) {
  const choice = signal<Choice | null>(null);
  const pieces = signal<Pieces>({});
  const piecesOf = ({ id }: WithdrawalLine) => pieces.value[String(id)] ?? 0;

  return {
    choice,
    pieces,
    choose(next: Choice) {
      choice.value = next;
      onChoose(['order_number', 'order', 'lines', 'part']);
    },
    /** Whether the consumer withdraws from this line alone, or from this and others. */
    isChosen: (line: WithdrawalLine) => piecesOf(line) > 0,
    piecesOf: (line: WithdrawalLine) => Math.min(piecesOf(line), line.amount),
    /** The chosen lines of an order; empty for the whole order. */
    chosenLines: (order: WithdrawalOrder) => chosenLines(order, pieces.value),
    /** @param amount pieces; 0 takes the line out */
    choosePieces({ id }: WithdrawalLine, amount: number) {
      pieces.value = { ...pieces.peek(), [String(id)]: amount };
      onChoose(['lines']);
    },
  };
}
