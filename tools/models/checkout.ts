import { computed } from '@preact/signals-core';
import { startCheckout } from '../../shared/contract/checkout.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import { createCheckout as createState } from '../../widgets/checkout/checkout.model.ts';
import { isFieldName } from '../../widgets/checkout/field-names.rules.ts';
import { STEPS } from '../../widgets/checkout/steps.rules.ts';
import type { CheckoutModel, CheckoutOptions, OrderChange, StepOutcome } from './checkout-types.ts';
import { DONE, IGNORED, type Outcome } from './outcome.ts';
import { memoryPath } from './path.ts';
import { lineOf, problemsOf, readPayment, readShipping, readSums, shippingOf } from './read-checkout.ts';
import { createModelServices } from './services.ts';
import { partsOf } from './shop-parts.ts';
import type { Shop } from './shop.ts';
import { createStart } from './start.ts';

/** Creates the checkout without a view. Addresses are typed: it has no search for them, and no form to sign in. */
export function createCheckout(shop: Shop, options: CheckoutOptions = {}): CheckoutModel {
  const { path = memoryPath('/checkout'), firstAnswer, hasDraft = true, ct = null, canPayWith } = options;
  const lifetime = new AbortController();
  const first = firstAnswer === undefined ? undefined : { path: startCheckout.path, answer: firstAnswer };
  let redirect: string | null = null;
  const services = createModelServices(
    partsOf(shop),
    { name: 'checkout', first, path, hasDraft, meta: () => ct, onLeave: (url) => (redirect = url) },
    lifetime.signal,
  );
  const wallets = { canPayWith: (wallet: 'apple' | 'google') => canPayWith?.(wallet) ?? Promise.resolve(false) };
  const model = createState(
    { ...services, wallets, prepareHtml: () => Promise.resolve() },
    {
      cartUrl: '',
      forgotPasswordUrl: '',
      customerServiceUrl: '',
      helpCentreUrl: '',
      taxExemptionUpdateUrl: '',
      postcodeKey: '',
      ctMeta: 'ct',
    },
  );
  const { status, start } = createStart(services, model.start);
  const problems = computed(() => problemsOf(model));
  const changes = computed<readonly OrderChange[]>(() =>
    (model.review.changes.value?.entries ?? []).map(({ name = null, term = null }) => ({ name, term })),
  );
  const shippingMethods = computed(() => readShipping(model));
  const paymentMethods = computed(() => readPayment(model));

  async function submit(): Promise<StepOutcome> {
    if (model.isSubmitting.peek() || status.value.is !== 'shown') return IGNORED;
    const [step, refusals, questions] = [model.step.peek(), model.refusals.peek(), model.review.questions.peek()];
    redirect = null;
    await model.submit({});
    if (redirect !== null) return { is: 'placed', redirect };
    if (model.step.peek() !== step) return { is: 'accepted', step: model.step.peek() };
    if (model.review.questions.peek() > questions) return { is: 'changed', changes: changes.peek() };
    if (model.refusals.peek() === refusals) return IGNORED;
    const refusal = model.refusal.peek();
    return refusal ? { is: 'refused', refusal } : { is: 'problems', problems: problems.peek() };
  }

  /** What became of a change of the reductions. */
  async function changeReduction(change: () => Promise<void>): Promise<Outcome> {
    const { discount } = model;
    if (discount.isBusy.peek()) return IGNORED;
    await change();
    const [message, refusal] = [discount.error.peek(), discount.refusal.peek()];
    if (message !== null) return { is: 'refused', refusal: { is: 'shop-message', messages: [message] } };
    return refusal ? { is: 'refused', refusal } : DONE;
  }

  return {
    status,
    start,
    submit,
    problems,
    changes,
    shippingMethods,
    paymentMethods,
    step: model.step,
    fields: model.form.fields,
    refusal: model.refusal,
    isBusy: model.isSubmitting,
    countries: computed(() => model.addresses.countries.value.map(({ alpha_2_code: code, name }) => ({ code, name }))),
    isCustomer: computed(() => Boolean(model.startData.value?.user)),
    savedAddresses: model.addresses.billing.saved,
    shippingStatus: model.shipping.status,
    paymentStatus: model.payment.status,
    lines: computed(() => (model.cart.value?.items ?? []).map(lineOf)),
    sums: computed(() => readSums(model)),
    edit(name, value) {
      if (!isFieldName(name)) throw new RangeError(`The checkout has no field “${String(name)}”.`);
      model.form.edit(name, value as never);
    },
    chooseAddress: (kind, id) => model.addresses[kind].chooseSaved(String(id)),
    wantAccount: (isWanted) => model.form.chooseAccount(isWanted),
    chooseShipping(id, option) {
      choose(model.shipping, shippingOf(model), id, option);
    },
    choosePayment(id, option) {
      choose(model.payment, model.payment.methods.peek(), id, option);
    },
    async retryMethods() {
      const failed = [model.shipping, model.payment].filter((methods) => methods.status.peek().is === 'unavailable');
      await Promise.all(failed.map((methods) => methods.load()));
    },
    async applyCode(code) {
      return code.trim() === '' ? IGNORED : changeReduction(() => model.discount.apply(code));
    },
    removeReduction: (code) => changeReduction(() => model.discount.remove(code)),
    goBack: (step) => STEPS.includes(step) && model.goTo(step),
    stop: () => lifetime.abort(),
  };
}

/** What the methods of both steps have in common. */
interface Choice<Method> {
  choose(method: Method): void;
  chooseOption(option: string | number | null): void;
}

function choose<Method extends { readonly id: string | number }>(
  choice: Choice<Method>,
  methods: readonly Method[],
  id: string | number,
  option: string | number | null | undefined,
): void {
  const method = methods.find((candidate) => isSameId(candidate.id, id));
  if (!method) throw new RangeError(`The checkout offers no method “${id}” now.`);
  choice.choose(method);
  if (option !== undefined) choice.chooseOption(option);
}
