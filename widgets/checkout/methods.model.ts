import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { findChosen, NO_SELECTION, type Selection } from './choice.rules.ts';
import type { Patch } from './field-names.rules.ts';
import type { Form } from './form.model.ts';

/** `unavailable`: loading failed, and the shopper can retry. */
export type LoadStatus = { is: 'loading' } | { is: 'shown' } | { is: 'unavailable'; refusal: Refusal };

/**
 * Methods of shipping or payment: the checkout loads them when their step opens, and clears them when the shopper goes
 * back (`onEnter` of `checkout.model.ts`).
 */
export interface Methods<Method, Answer> {
  readonly status: ReadonlySignal<LoadStatus>;
  /** What the shop has sent; null until it is shown. */
  readonly answer: ReadonlySignal<Answer | null>;
  readonly chosen: ReadonlySignal<Method | null>;
  /** Null is a method without options, or a delivery as soon as possible. */
  readonly chosenOption: ReadonlySignal<WireId | null>;
  choose(method: Method): void;
  chooseOption(option: WireId | null): void;
  load(): Promise<void>;
  /** Resolves when the request in flight has ended. */
  settled(): Promise<void>;
  /** Resolves when the methods are loaded; retries once after a failure. */
  ready(): Promise<void>;
  /** Reads the shown methods again. Rejects when that fails; they stay then. */
  refresh(): Promise<void>;
  /** Reads them again where they depend on the cart, and resolves to a function that shows them. Never rejects. */
  rereadIfCartDependent(): Promise<() => void>;
  clear(): void;
}

interface MethodsSetup<Method, Answer> {
  readonly kind: 'shipping' | 'payment';
  readonly form: Form;
  request(): Promise<Answer>;
  methodsIn(answer: Answer): readonly Method[];
  /** What is selected of these methods, given an earlier selection. */
  select(methods: readonly Method[], selection: Selection): Selection;
}

interface AnyMethod {
  readonly id: WireId;
  readonly cart?: CheckoutCart | undefined;
}

export function createMethods<Method extends AnyMethod, Answer>(
  { refusalOf }: Pick<Services, 'refusalOf'>,
  { kind, form, request, methodsIn, select }: MethodsSetup<Method, Answer>,
): Methods<Method, Answer> {
  const answer = signal<Answer | null>(null);
  const status = signal<LoadStatus>({ is: 'loading' });
  /** Counts requests, so that an outdated answer is ignored. */
  let requests = 0;
  let pending: Promise<void> | null = null;

  const selectionIn = ({ data }: Form): Selection => ({
    method: data.value[`${kind}_method`],
    option: data.value[`${kind}_method_option`],
  });
  const fieldsOf = ({ method, option }: Selection): Patch => ({
    [`${kind}_method`]: method,
    [`${kind}_method_option`]: option,
  });

  async function read(turn: number) {
    const [received, end] = await request().then(
      (methods) => [methods, { is: 'shown' }] as const,
      (error) => [null, { is: 'unavailable', refusal: refusalOf(error) }] as const,
    );
    if (turn !== requests) return;
    pending = null;
    show(received, end);
  }

  function show(received: Answer | null, end: LoadStatus) {
    batch(() => {
      if (received) form.prefill(fieldsOf(select(methodsIn(received), selectionIn(form))));
      answer.value = received;
      status.value = end;
    });
  }

  function load(): Promise<void> {
    status.value = { is: 'loading' };
    pending ??= read(++requests);
    return pending;
  }

  async function reread(): Promise<() => void> {
    const turn = ++requests;
    const received = await request();
    return () => {
      if (turn === requests) show(received, { is: 'shown' });
    };
  }

  return {
    status,
    answer,
    chosen: computed(() => (answer.value ? findChosen(methodsIn(answer.value), selectionIn(form).method) : null)),
    chosenOption: computed(() => selectionIn(form).option),
    choose(method) {
      if (isSameId(method.id, form.data.peek()[`${kind}_method`])) return;
      form.change(fieldsOf(select([method], NO_SELECTION)));
    },
    chooseOption: (option) => form.edit(`${kind}_method_option`, option),
    load,
    settled: () => pending ?? Promise.resolve(),
    async ready() {
      if (!answer.peek()) await load();
    },
    async refresh() {
      (await reread())();
    },
    rereadIfCartDependent() {
      const hasCarts = answer.peek() !== null && methodsIn(answer.peek()!).some(({ cart }) => cart !== undefined);
      return hasCarts ? reread().catch(() => () => {}) : Promise.resolve(() => {});
    },
    clear() {
      requests += 1;
      pending = null;
      show(null, { is: 'loading' });
    },
  };
}
