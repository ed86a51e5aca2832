import { flag, quantity, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { buyControl } from '../../shared/rules/buy-control.ts';
import { drawControl } from './draw-control.ts';
import { createBusyState } from './busy-state.ts';
import type nl from './locales/nl.json';
import './add-to-cart.css';

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
  wire(element, inputs, { bus, t, settings, signal, onPageRestore }: EnhancerContext<typeof nl>) {
    const { type, id, goToCart } = inputs;
    const kind = buyControl({
      orderable: inputs.orderable,
      pre_order: inputs.preOrder,
      pre_heat: inputs.preHeat,
      price_on_request: inputs.priceOnRequest,
      eol: inputs.eol,
    });
    if (kind === 'none') return hide(element, signal);

    const hasStepper = inputs.stepper && kind !== 'notify';
    const control = drawControl(element, { kind, quantity: inputs.qty, hasStepper, t, signal });
    const busy = createBusyState(control.button, bus, signal);
    onPageRestore(busy.end);

    control.button.addEventListener('click', act, { signal });

    function act(event: MouseEvent) {
      const quantity = control.quantity();
      // An invalid quantity is submitted by the shop's own form, which reports the error.
      if (Number.isNaN(quantity)) return;
      event.preventDefault();
      if (kind === 'notify') return bus.sendCommand('back-in-stock-open', { type, id });
      if (quantity === null || !busy.start()) return;
      const isExempt = ['true', '1'].includes(String(settings['taxExemptionSelected']));
      const has_tax_exemption = isExempt && inputs.hasTaxExemption;
      bus.sendCommand('add-to-cart', { type, id, qty: quantity, goToCart, has_tax_exemption });
    }
  },
});

function hide(element: HTMLElement, signal: AbortSignal): void {
  const wasHidden = element.hidden;
  element.hidden = true;
  signal.addEventListener('abort', () => (element.hidden = wasHidden));
}
