import { flag, quantity, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { waitForCart } from '../../shared/models/wait-for-cart.ts';
import { buyControl, type BuyAction } from '../../shared/rules/buy-control.ts';
import { drawControl } from './draw-control.ts';
import type nl from './locales/nl.json';
import './add-to-cart.css';

const BUSY = 'aria-busy';

export const enhancer = defineEnhancer({
  name: 'add-to-cart',
  inputs: {
    /** `product`, `bundle`, `second-chance-product`. */
    type: text(),
    id: text(),
    qty: quantity(),
    /** Opens the cart instead of the popup. */
    goToCart: flag(),
    /** The product may be bought without VAT, if the page's settings select the exemption. */
    hasTaxExemption: flag(),
    orderable: flag(true),
    preOrder: flag(),
    preHeat: flag(),
    priceOnRequest: flag(),
    /** No longer made. */
    eol: flag(),
    /** Renders quantity buttons next to the control. */
    stepper: flag(),
  },
  load: 'visible 200px',
  wire(element, inputs, { bus, t, settings, signal, onPageRestore }: EnhancerContext<typeof nl>, readInputs) {
    const drawnKind = kindOf(inputs);
    if (drawnKind === 'none') return hide(element, signal);

    const hasStepper = inputs.stepper && drawnKind !== 'notify';
    const control = drawControl(element, {
      kind: drawnKind,
      quantity: () => (readInputs() ?? inputs).qty,
      hasStepper,
      t,
      signal,
    });
    const { button } = control;
    const endBusy = () => button.removeAttribute(BUSY);
    const startWaiting = waitForCart({ bus, onPageRestore }, endBusy);
    signal.addEventListener('abort', endBusy);
    button.addEventListener('click', act, { signal });

    function act(event: MouseEvent) {
      const now = readInputs(true);
      const quantity = now && control.quantity();
      // An invalid quantity is submitted by the shop's own form, which reports the error.
      if (Number.isNaN(quantity)) return;
      event.preventDefault();
      if (!now) return;
      const kind = kindOf(now);
      if (kind === 'none') return hide(element, signal);
      control.show(kind);
      const { type, id, goToCart } = now;
      if (kind === 'notify') return bus.send('back-in-stock-open', { type, id });
      // A double click adds the product once.
      if (quantity === null || button.hasAttribute(BUSY)) return;
      button.setAttribute(BUSY, 'true');
      startWaiting();
      const isExempt = ['true', '1'].includes(String(settings['taxExemptionSelected']));
      const has_tax_exemption = isExempt && now.hasTaxExemption;
      bus.send('add-to-cart', { type, id, qty: quantity, goToCart, has_tax_exemption });
    }
  },
});

function kindOf({
  orderable,
  preOrder,
  preHeat,
  priceOnRequest,
  eol,
}: Record<'orderable' | 'preOrder' | 'preHeat' | 'priceOnRequest' | 'eol', boolean>): BuyAction {
  return buyControl({ orderable, pre_order: preOrder, pre_heat: preHeat, price_on_request: priceOnRequest, eol });
}

function hide(element: HTMLElement, signal: AbortSignal): void {
  const wasHidden = element.hidden;
  element.hidden = true;
  signal.addEventListener('abort', () => (element.hidden = wasHidden));
}
