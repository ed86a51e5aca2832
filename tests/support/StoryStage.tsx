import { useEffect, useRef } from 'react';
import { fillCall } from '../../loader/fill-call.ts';
import { request } from '../../loader/request.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { manifestCall } from '../../loader/engine/manifest-call.ts';
import type { Locale } from './locales.ts';
import { bus, commands, forgetFacts } from './page-bus.ts';
import type { StoryShop } from './story-shop.ts';

/** The args of a widget's story. */
export interface WidgetArgs {
  island: Widget;
  /** As in the template: `{ checkoutUrl: '/kassa' }` becomes `data-checkout-url`. */
  inputs: Readonly<Record<string, unknown>>;
  shop: StoryShop;
  /**
   * The server markup, by default a `<div>`. The widget mounts in the element with `data-widget`, or in the first one.
   */
  html?: string;
  /** The page's settings, as in `data-shop-settings`. */
  settings?: unknown;
  /** The path of the page. */
  path?: string;
  /** The browser's storage for the shop. */
  kept?: Readonly<Record<string, unknown>>;
}

/** Keys that other stories may have stored. */
const STORED_KEYS = ['compare', 'chat_timer', 'chat_opened', 'recent_searches'];

const catalogues = import.meta.glob<Texts>('../../{widgets/*,shared/i18n,shared/i18n/*}/locales/*.json', {
  eager: true,
  import: 'default',
});

/** The commands of a widget wait until it handles them, as in a page with the loader. */
export function keepCommandsOf({ handles }: Widget): void {
  for (const name of handles) commands.add(name);
}

/** Mounts a widget with the loader's bus and the texts of one language. */
export function StoryStage({ args, locale }: { args: WidgetArgs; locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? mountWidget(place.current, args, locale) : undefined), [args, locale]);
  return <div ref={place} onClickCapture={keepStory} />;
}

function mountWidget(place: HTMLElement, args: WidgetArgs, locale: Locale) {
  const { island, inputs, html = '<div></div>', settings = {}, path, kept = {} } = args;
  const address = location.href;
  if (path !== undefined) history.replaceState(history.state, '', path);
  for (const key of STORED_KEYS) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  place.innerHTML = html;
  const element = (place.querySelector('[data-widget]') ?? place.firstElementChild) as HTMLElement;
  element.dataset['widget'] = island.name;
  for (const [name, value] of Object.entries(inputs)) {
    element.dataset[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  element.dataset['widgetState'] = 'loading';
  const unmount = island.mount(element, {
    bus,
    locale,
    settings,
    request,
    texts: {
      ...catalogues[`../../widgets/${island.name}/locales/${locale}.json`],
      ...Object.fromEntries(
        (island.textParts ?? []).map((part) => [
          part,
          catalogues[`../../shared/i18n/${part}/locales/${locale}.json`] ?? {},
        ]),
      ),
      kit: catalogues[`../../shared/i18n/locales/${locale}.json`] ?? {},
    },
    firstAnswer: firstAnswer(island, element.dataset),
    setState: (state) => (element.dataset['widgetState'] = state),
    reportTemplateError: (error) => console.error(error),
  });
  return () => {
    unmount();
    forgetFacts();
    history.replaceState(history.state, '', address);
    place.replaceChildren();
  };
}

/** The answer to the first call, from the page or the shop. */
function firstAnswer(island: Widget, inputs: DOMStringMap): Promise<Response> | undefined {
  const call = manifestCall(island);
  if (!call) return undefined;
  if (inputs['initial']) return Promise.resolve(new Response(inputs['initial']));
  return request('POST', ...fillCall(call, (name) => inputs[name]));
}

/** Prevents links of the widget from leaving the story. */
function keepStory(event: React.MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="/"]');
  if (link) event.preventDefault();
}
