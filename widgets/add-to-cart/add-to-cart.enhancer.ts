import { flag, optionalFlag, quantity, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { waitForCart } from '../../shared/models/wait-for-cart.ts';
import { kindOf } from './add-to-cart.rules.ts';
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
    /** The shop mails when it is in stock again. Without it, a page with `back-in-stock-modal` says yes. */
    notify: optionalFlag(),
    /** Name of the product, for the dialog that asks for the mail. */
    name: text(''),
    /** Renders quantity buttons next to the control. */
    stepper: flag(),
  },
  changes: { type: 'live', id: 'live', qty: 'live', name: 'live' },
  load: 'visible 200px',
  wire(element, inputs, context: EnhancerContext<typeof nl>, readInputs) {
    const { bus, t, settings, signal, onPageRestore } = context;
    const canNotify = () => context.hasHandler?.('back-in-stock-open') ?? true;
    const drawnKind = kindOf(inputs, canNotify());
    if (drawnKind === 'none') return hide(element, signal);
    if (drawnKind === 'sold-out') return showSoldOut(element, t('soldOut'), signal);

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
      const kind = kindOf(now, canNotify());
      if (kind === 'none') return hide(element, signal);
      if (kind === 'sold-out') return showSoldOut(element, t('soldOut'), signal);
      control.show(kind);
      const { type, id, goToCart } = now;
      if (kind === 'notify')
        return bus.send('back-in-stock-open', { type, id, ...(now.name && { productName: now.name }) });
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

/** A text in the place of the control, unless the shop's own link or form works without the widget. */
function showSoldOut(element: HTMLElement, words: string, signal: AbortSignal): void {
  const control = element.matches('button, a, input')
    ? element
    : element.querySelector<HTMLElement>('button, a, input[type="submit"]');
  if (control?.closest('form, a[href]')) return;
  const text = document.createElement('span');
  text.className = 'sw-add-to-cart__sold-out';
  text.textContent = words;
  if (control) {
    hide(control, signal);
    control.after(text);
  } else element.append(text);
  signal.addEventListener('abort', () => text.remove());
}

function hide(element: HTMLElement, signal: AbortSignal): void {
  const wasHidden = element.hidden;
  element.hidden = true;
  signal.addEventListener('abort', () => (element.hidden = wasHidden));
}
