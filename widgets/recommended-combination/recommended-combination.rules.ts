import { fromMinorUnits } from '../../shared/contract/minor-units.ts';
import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Combination, CombinationProduct } from '../../shared/contract/combination.ts';
import type { Slots } from './slots.rules.ts';

/** The products of a combination; every list has at least one. */
export interface Offer {
  readonly main: CombinationProduct;
  readonly choices: readonly [CombinationProduct, ...CombinationProduct[]];
  readonly accessories: readonly [CombinationProduct, ...CombinationProduct[]];
}

/** The combination as the shopper has put it together. */
export interface Picked {
  readonly main: CombinationProduct;
  readonly choice: CombinationProduct;
  readonly slots: Slots;
}

/** Null when main product, choices or accessories are missing: then nothing is offered. */
export function offerOf({ mainProduct: main, products, extraProducts }: Combination): Offer | null {
  const [choice, ...choices] = products;
  const [accessory, ...accessories] = extraProducts;
  if (!main || !choice || !accessory) return null;
  return { main, choices: [choice, ...choices], accessories: [accessory, ...accessories] };
}

interface Part {
  readonly product: CombinationProduct;
  /** Pieces: those in one set, as many times as the shopper takes it. */
  readonly pieces: number;
}

function partsOf({ main, choice, slots }: Picked): Part[] {
  const once = [main, choice].map((product) => ({ product, pieces: product.qty }));
  return [...once, ...slots.map(({ product, quantity }) => ({ product, pieces: product.qty * quantity }))];
}

function sum(parts: readonly Part[], centsOf: (product: CombinationProduct) => number): number {
  return parts.reduce((total, { product, pieces }) => total + centsOf(product) * pieces, 0);
}

/** What everything costs together, in cents. */
export function totalOf(picked: Picked): number {
  return sum(partsOf(picked), ({ price }) => price);
}

/**
 * What everything costs outside the combination, in cents; null when that is the same. What makers recommend is shown only
 * when it exceeds the total, as beside any price.
 */
export function advicePriceOf(picked: Picked): number | null {
  const list = sum(
    partsOf(picked),
    ({ advice_price, originalPrice, fromPrice, price }) => advice_price ?? originalPrice ?? fromPrice ?? price,
  );
  const total = totalOf(picked);
  return (isOwnAdvice(picked) ? list !== total : list > total) ? list : null;
}

/** Whether the advice price is what the shop itself asks outside the combination: then it is struck. */
export function isOwnAdvice(picked: Picked): boolean {
  return partsOf(picked).every(({ product }) => product.advice_price === undefined);
}

/** Whether the product is bought without VAT: both page and product must allow it. */
export function isExempt({ hasTaxExemption }: Pick<CombinationProduct, 'hasTaxExemption'>, isPageExempt: boolean) {
  return isPageExempt && hasTaxExemption;
}

/** The VAT in a price: a rate in per cent with the tax in cents, or no VAT. */
export type Vat =
  | { readonly is: 'exempt' }
  | {
      readonly is: 'included';
      readonly rate: number;
      /** Null when the shop sends none. */ readonly cents: number | null;
    };

/** The VAT of the whole combination, one line per rate. Exempt products are marked on their own cards. */
export function vatOf(picked: Picked, isPageExempt: boolean): Vat[] {
  const taxed = partsOf(picked).filter(({ product }) => product.vatRate !== 0 && !isExempt(product, isPageExempt));
  const rates = [...new Set(taxed.map(({ product }) => product.vatRate))].sort((a, b) => b - a);
  if (rates.length === 0) return [{ is: 'exempt' }];
  return rates.map((rate) => {
    const parts = taxed.filter(({ product }) => product.vatRate === rate);
    const isKnown = parts.every(({ product }) => product.vat !== null);
    return { is: 'included', rate, cents: isKnown ? sum(parts, ({ vat }) => vat ?? 0) : null };
  });
}

/** The body that adds the combination to the cart: amounts in euros, and null for an empty slot. */
export function additionOf(picked: Picked, isPageExempt: boolean): AddToCart {
  const { main, choice, slots } = picked;
  const [first, second] = slots;
  return {
    type: 'recommended-combination',
    id: main.id,
    qty: 1,
    goToCart: false,
    total: fromMinorUnits(totalOf(picked)),
    has_tax_exemption: isExempt(main, isPageExempt),
    recommended_combination_product_id: choice.id,
    recommended_combination_product_qty: choice.qty,
    recommended_combination_extra_product_1_id: first?.product.id ?? null,
    recommended_combination_extra_product_1_qty: first?.product.qty ?? null,
    recommended_combination_extra_product_1_selected_qty: first?.quantity ?? null,
    recommended_combination_extra_product_2_id: second?.product.id ?? null,
    recommended_combination_extra_product_2_qty: second?.product.qty ?? null,
    recommended_combination_extra_product_2_selected_qty: second?.quantity ?? null,
  };
}

/** A code for machines, such as `in_stock`; everything else is for reading. */
const CODE = /^[a-z0-9]+([_-][a-z0-9]+)*$/;

/** The texts about the stock, without duplicates. The shop may send texts, a code or both. */
export function stockWords({ stockMessage, stockStatus }: { stockMessage: string | null; stockStatus: string | null }) {
  const status = stockStatus !== null && !CODE.test(stockStatus) ? stockStatus : null;
  return [...new Set([stockMessage, status])].filter((words) => words !== null);
}
