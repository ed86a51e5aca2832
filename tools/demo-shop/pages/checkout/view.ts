import type { CheckoutStart, PaymentMethod, ShippingMethods } from '../../../../shared/contract/checkout.ts';
import { sessionOf, shopperOf, type ShopContext } from '../../context.ts';
import { inTransaction } from '../../context.ts';
import { problemIn } from '../../routes/checkout-texts.ts';
import { buyerIn } from '../../rules/checkout/known.ts';
import { orderVat } from '../../rules/checkout/order-details.ts';
import { orderSums, type OrderSums } from '../../rules/checkout/order-sums.ts';
import { Invalid } from '../../rules/checkout/problems.ts';
import { findMethod } from '../../rules/checkout/shipping.ts';
import { findPaymentMethod } from '../../rules/checkout/payment.ts';
import { startCheckout } from '../../rules/checkout/start.ts';
import { readPaymentMethods, readShippingMethods, validateAddresses } from '../../rules/checkout/steps.ts';
import { priceCart } from '../../rules/priced-cart.ts';
import type { FieldErrors } from './fields.ts';

/** Everything that a step shows. */
export interface CheckoutView {
  readonly start: CheckoutStart;
  readonly shipping: ShippingMethods;
  readonly payment: readonly PaymentMethod[];
  readonly sums: OrderSums;
  /** The VAT in the total, by rate. */
  readonly vatLines: Readonly<Record<string, number>>;
  /** Errors of the first step's fields after a refusal. */
  readonly errors: FieldErrors;
  /** The delivery address is not known yet. */
  readonly isWithoutAddress: boolean;
  readonly token: string;
}

/** @param wasRefused the form was just refused; its errors are found by validating the stored input again */
export async function checkoutView(context: ShopContext, wasRefused: boolean, token: string): Promise<CheckoutView> {
  const shopper = shopperOf(context);
  const errors = wasRefused ? await errorsOf(context) : {};
  return inTransaction(context, async (db) => {
    const start = await startCheckout(db, shopper);
    const shipping = await readShippingMethods(db, shopper);
    const payment = await readPaymentMethods(db, shopper);
    const { checkoutData: data } = start;
    const priced = await priceCart(db, shopper, buyerIn(data, shopper));
    const method = findMethod(shipping, data.shipping_method) ?? null;
    const costs = findPaymentMethod(payment, data.payment_method)?.costs ?? 0;
    const sums = orderSums(priced, method, costs);
    return {
      start,
      shipping,
      payment,
      sums,
      vatLines: orderVat(priced, sums),
      errors,
      isWithoutAddress: data.street === '',
      token,
    };
  });
}

async function errorsOf(context: ShopContext): Promise<FieldErrors> {
  const shopper = shopperOf(context);
  try {
    await inTransaction(context, async (db) => {
      const { checkoutData } = await startCheckout(db, shopper);
      await validateAddresses(db, shopper, checkoutData);
    });
    return {};
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const { locale } = sessionOf(context);
    return Object.fromEntries(
      Object.entries(error.problems).map(([field, reasons]) => [
        field,
        reasons.map((problem) => problemIn(locale, field, problem)),
      ]),
    );
  }
}
