import { buyControl, type BuyAction } from '../../shared/rules/buy-control.ts';

export type KindInputs = Record<'orderable' | 'preOrder' | 'preHeat' | 'priceOnRequest' | 'eol', boolean> & {
  readonly notify: boolean | null;
};

/** The control of a page leads nowhere else, so it has no choice of variants. */
export function kindOf(inputs: KindInputs, canNotify: boolean): Exclude<BuyAction, 'choose'> {
  const { orderable, preOrder, preHeat, priceOnRequest, eol, notify } = inputs;
  const availability = { orderable, pre_order: preOrder, pre_heat: preHeat, price_on_request: priceOnRequest, eol };
  const kind = buyControl(availability, notify ?? canNotify);
  return kind === 'choose' ? 'none' : kind;
}
