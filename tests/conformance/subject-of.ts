import type { Locale } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import type { Subject } from '../../tools/conformance/conformance.ts';
import { openPage } from '../support/open-page.ts';
import { definitionOf, metadataOf } from './widget-folder.ts';

const catalogues = import.meta.glob<Texts>('../../{widgets/*,shared/i18n/*}/locales/*.json', {
  eager: true,
  import: 'default',
});

/** What a shopper does with some of them. */
const USES: Readonly<Record<string, NonNullable<Subject['use']>>> = {
  'product-search': searchFor('omvormer'),
  'shipping-costs': (element) => element.querySelector<HTMLElement>('.sw-root button, a')?.click(),
  'stock-reminders': (element) => element.querySelector('button')?.click(),
};

/** Types into the field, and waits until the call that is debounced has been sent. */
function searchFor(query: string): NonNullable<Subject['use']> {
  return async (element) => {
    const input = element.querySelector('input')!;
    input.value = query;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 250));
  };
}

/** A widget of ours for the suite, with the answers of a demo shop of its own, which has these extras. */
export async function subjectOf(name: string, extras: readonly Extra[] = []): Promise<Subject> {
  const widget = (await definitionOf(name))!;
  await openPage({ customer: 'sanne', cart: [{ id: 4711 }], returning: { 1112001: 1 }, extras });
  const shop = globalThis.fetch;
  const { textParts = [] } = widget;
  const textsIn = (locale: Locale): Texts => ({
    ...catalogues[`../../widgets/${name}/locales/${locale}.json`],
    ...Object.fromEntries(
      textParts.map((part) => [part, catalogues[`../../shared/i18n/${part}/locales/${locale}.json`]!]),
    ),
  });
  return {
    widget,
    texts: { nl: textsIn('nl'), de: textsIn('de'), en: textsIn('en') },
    metadata: await metadataOf(name),
    answers: (request) => shop(request),
    ...(USES[name] && { use: USES[name] }),
  };
}
