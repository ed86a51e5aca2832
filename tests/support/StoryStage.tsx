import { useEffect, useRef } from 'react';
import { queueCommand } from '../../loader/engine/commands.ts';
import { fillCall } from '../../loader/fill-call.ts';
import { request } from '../../loader/request.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { FirstCall, Widget } from '../../shared/runtime/host.ts';
import type { Locale } from './locales.ts';
import { bus, forgetFacts } from './page-bus.ts';
import type { StoryShop } from './story-shop.ts';

/** What a story of a widget says: which widget, what the page configures, and what is on the shelf. */
export interface WidgetArgs {
  island: Widget;
  /** As in the template: `{ checkoutUrl: '/kassa' }` becomes `data-checkout-url`. */
  inputs: Readonly<Record<string, unknown>>;
  shop: StoryShop;
  /**
   * What the shop printed; a `<div>` when left out. The widget wakes in its first element, or in the one that is
   * marked with `data-widget` where the page prints more around it.
   */
  html?: string;
  /** The page's settings, as in `data-shop-settings`. */
  settings?: unknown;
  /** The page's path, for a widget that reads it. */
  path?: string;
  /** What the browser keeps for the shop, by its key. */
  kept?: Readonly<Record<string, unknown>>;
}

/** What another story has left here is not this one's. */
const KEPT_BY_WIDGETS = ['compare', 'chat_timer', 'chat_opened'];

const catalogues = import.meta.glob<Texts>('../../{widgets/*,shared/i18n,shared/i18n/*}/locales/*.json', {
  eager: true,
  import: 'default',
});

/** From now on the commands of a widget wait for it, as the loader lets them. */
export function keepCommandsOf({ handles }: Widget): void {
  for (const name of handles) queueCommand(name);
}

/** A place in a page where a widget wakes by its own door, with the loader's bus and the words of one language. */
export function StoryStage({ args, locale }: { args: WidgetArgs; locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? wake(place.current, args, locale) : undefined), [args, locale]);
  return <div ref={place} onClickCapture={stay} />;
}

function wake(place: HTMLElement, args: WidgetArgs, locale: Locale) {
  const { island, inputs, html = '<div></div>', settings = {}, path, kept = {} } = args;
  const address = location.href;
  if (path !== undefined) history.replaceState(history.state, '', path);
  for (const key of KEPT_BY_WIDGETS) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  place.innerHTML = html;
  const element = (place.querySelector('[data-widget]') ?? place.firstElementChild) as HTMLElement;
  element.dataset['widget'] = island.name;
  for (const [name, value] of Object.entries(inputs)) {
    element.dataset[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  element.dataset['widgetState'] = 'loading';
  const leave = island.mount(element, {
    bus,
    locale,
    settings,
    request,
    texts: {
      ...catalogues[`../../widgets/${island.name}/locales/${locale}.json`],
      ...Object.fromEntries(
        (island.words ?? []).map((part) => [
          part,
          catalogues[`../../shared/i18n/${part}/locales/${locale}.json`] ?? {},
        ]),
      ),
      kit: catalogues[`../../shared/i18n/locales/${locale}.json`] ?? {},
    },
    firstAnswer: island.firstCall && firstAnswer(island.firstCall, element.dataset),
    setState: (state) => (element.dataset['widgetState'] = state),
    reportTemplateError: (complaint) => console.error(complaint),
  });
  return () => {
    leave();
    forgetFacts();
    history.replaceState(history.state, '', address);
    place.replaceChildren();
  };
}

/** The call that the loader sends before the widget is there, or its answer in the page. */
function firstAnswer(call: FirstCall, inputs: DOMStringMap): Promise<Response> {
  if (inputs['initial']) return Promise.resolve(new Response(inputs['initial']));
  return request(call.method.toUpperCase(), ...fillCall(call, (name) => inputs[name]));
}

/** A link of the widget would leave the story. */
function stay(event: React.MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="/"]');
  if (link) event.preventDefault();
}
