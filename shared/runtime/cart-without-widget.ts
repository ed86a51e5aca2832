import { trackEcommerce } from '../bus/data-layer.ts';
import type { CartOpened } from '../contract/cart-view.ts';
import { send } from '../http/send.ts';
import { createCartCommands, type CarryOut, type CartCommand } from '../models/cart-commands.ts';
import { createCartOwner } from '../models/cart-without-widget.ts';
import { cartUrl } from './cart-url.ts';
import type { Host } from './host.ts';
import { createServices } from './services.ts';
import { unclobbered } from './unclobbered.ts';

/** One queue for the page. */
let commands: CarryOut | undefined;

/** Carries out a command of the cart on a page without a widget that does. */
export function carryOut(
  host: Pick<Host, 'bus' | 'locale' | 'settings' | 'explain'>,
  name: CartCommand | 'cart-open',
  detail: unknown,
): Promise<unknown> {
  if (name === 'cart-open') return Promise.resolve(openCart());
  if (!commands) {
    const { signal } = new AbortController();
    const services = createServices(host, { name: 'cart-page', send, trackEcommerce }, signal);
    commands = createCartCommands(createCartOwner(services), services.settings.currency.code);
  }
  return commands(name, detail);
}

function openCart(): CartOpened {
  const shown = unclobbered(document).querySelector('[data-widget=cart-page]:not([data-widget-state=failed])');
  if (shown) {
    shown.scrollIntoView();
    return { where: 'page', url: location.href };
  }
  const { href: url } = new URL(cartUrl(), document.baseURI);
  // This page may be the one of the cart, without the widget.
  if (url !== location.href) location.assign(url);
  return { where: 'address', url };
}
