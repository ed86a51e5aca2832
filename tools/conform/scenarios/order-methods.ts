import type { ShippingMethod } from '../../../shared/contract/checkout.ts';
import type { WireId } from '../../../shared/contract/wire.ts';
import { isCollected } from '../../../shared/rules/checkout-sums.ts';
import { NO_SELECTION } from '../../../widgets/checkout/choice.rules.ts';
import { pickupPointOf, validShipping } from '../../../widgets/checkout/shipping.rules.ts';
import { NotApplicable, type Clause } from '../clause.ts';
import type { Shared, Visit } from '../visit.ts';
import { guestWithCart } from './checkout-form.ts';
import { goToPayment, guestAtPayment, placeOrder, type Placed } from './order.ts';
import { requireAmounts } from './order-page.ts';

/** Methods of one kind that are tried. */
const MOST_METHODS = 6;

function isPickup(method: ShippingMethod): boolean {
  const { option } = validShipping([method], NO_SELECTION);
  return isCollected(method) || pickupPointOf({ method, option }) !== null;
}

/** An order of one piece with each method. */
async function ordersWith(
  visit: Visit,
  kind: 'shipping' | 'payment',
  methods: readonly { readonly id: WireId }[],
): Promise<readonly Placed[]> {
  if (methods.length === 0) throw new NotApplicable('The shop answers no such method.');
  const orders: Placed[] = [];
  for (const { id } of methods.slice(0, MOST_METHODS))
    orders.push(await placeOrder(await goToPayment(visit, await guestWithCart(visit, 1), { [kind]: id })));
  return orders;
}

const delivered: Shared<readonly Placed[]> = async (visit) => {
  const { deliveries } = await visit.given(guestAtPayment);
  return ordersWith(
    visit,
    'shipping',
    deliveries.filter((method) => !isPickup(method)),
  );
};

const collected: Shared<readonly Placed[]> = async (visit) => {
  const { deliveries } = await visit.given(guestAtPayment);
  return ordersWith(visit, 'shipping', deliveries.filter(isPickup));
};

const paid: Shared<readonly Placed[]> = async (visit) => {
  const { payments } = await visit.given(guestAtPayment);
  const declined = String(visit.file.declinedPayment);
  return ordersWith(
    visit,
    'payment',
    payments.filter(({ id }) => String(id) !== declined),
  );
};

const CHARGE =
  'Charge what the checkout has shown: the costs of methods are in `cart` of the validation, or in `costs`.';

/** Orders with every method that the shop answers, and not only with the first one. */
export const methods: readonly Clause[] = [
  {
    id: 'order-shipping',
    rule: 'An order is placed with each shipping method that the shop answers.',
    mend: 'Accept each method that POST /checkout/shipping has answered for this address, by its id; its option is null, as soon as possible, or one of its options.',
    check: async (visit) => void (await visit.once(delivered)),
  },
  {
    id: 'order-shipping-total',
    rule: 'With each shipping method, the order costs to the cent what the checkout has shown.',
    mend: CHARGE,
    check: async (visit) => requireAmounts(await visit.given(delivered)),
  },
  {
    id: 'order-pickup',
    rule: 'An order that is collected is placed as the widget sends it: the address of the place is in the `shipping_` fields, `shipping_address_same_as_billing_address` is false, and `shipping_first_name` and `shipping_last_name` are empty.',
    mend: 'With a method that is collected, accept empty `shipping_first_name` and `shipping_last_name`, and do not validate the other `shipping_` fields: they are the address that you have answered, and the form has no field in which the shopper could mend them.',
    check: async (visit) => void (await visit.once(collected)),
  },
  {
    id: 'order-pickup-total',
    rule: 'With each pickup, the order costs to the cent what the checkout has shown.',
    mend: `${CHARGE} A pickup without \`total\` in the cart is shown as free.`,
    check: async (visit) => requireAmounts(await visit.given(collected)),
  },
  {
    id: 'order-payment',
    rule: 'An order is placed with each payment method that the shop answers.',
    mend: 'Accept each method that POST /checkout/payment has answered, by its id, with the first of its options.',
    check: async (visit) => void (await visit.once(paid)),
  },
  {
    id: 'order-payment-total',
    rule: 'With each payment method, the order costs to the cent what the checkout has shown.',
    mend: CHARGE,
    check: async (visit) => requireAmounts(await visit.given(paid)),
  },
];
