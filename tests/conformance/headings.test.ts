// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Widget } from '../../shared/runtime/host.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import { openPage } from '../support/open-page.ts';

const islands = import.meta.glob<Widget>('../../widgets/*/*.island.tsx', { eager: true, import: 'island' });
const metadata = import.meta.glob<WidgetMetadata>('../../widgets/*/*.metadata.ts', { eager: true, import: 'metadata' });

const withHeading = Object.values(islands).filter(
  ({ inputs }) => 'shape' in inputs && 'headingLevel' in (inputs.shape as object),
);

/** The levels of all headings of the widget, in order. */
async function outline(widget: Widget, level?: string): Promise<number[]> {
  const page = await openPage({
    customer: 'sanne',
    cart: [{ id: 4711 }],
    returning: { 1112001: 1 },
  });
  const { example } = metadata[`../../widgets/${widget.name}/${widget.name}.metadata.ts`]!;
  const html = level === undefined ? example : example.replace(/data-widget="/, `data-heading-level="${level}" $&`);
  const { element, templateErrors } = page.mount(widget, html);
  const headings = () => [...element.querySelectorAll<HTMLElement>('.sw-root :is(h1, h2, h3, h4, h5, h6)')];
  await waitFor(() => expect(element.querySelector('.sw-root section, .sw-root form')).not.toBeNull());
  expect(templateErrors).toEqual([]);
  const shown = headings();
  // What the shop wrote, such as the text of a quotation, keeps its headings.
  return shown.filter((heading) => !heading.closest('.sw-html')).map(({ tagName }) => Number(tagName[1]));
}

test('the widgets of a whole page have the input', () => {
  expect(withHeading.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['cart-page', 'checkout', 'product-overview', 'quotation', 'return-picker']),
  );
});

test.each(withHeading.map((widget) => [widget.name, widget] as const))(
  'the headings of %s begin at 1, at a given level, or below the heading of the page',
  async (_name, widget) => {
    const usual = await outline(widget);
    expect(usual[0]).toBe(1);
    expect(usual.filter((level) => level === 1)).toHaveLength(1);
    expect(await outline(widget, '1')).toEqual(usual);
    expect(await outline(widget, '2')).toEqual(usual.map((level) => level + 1));
    expect(await outline(widget, 'none')).toEqual(usual.slice(1));
  },
);

test('another level is a mistake in the template', async () => {
  const page = await openPage({ cart: [{ id: 4711 }] });
  const { island } = { island: withHeading.find(({ name }) => name === 'cart-page')! };
  const { templateErrors } = page.mount(island, '<div data-widget="cart-page" data-heading-level="7"></div>');
  expect(templateErrors).toEqual([{ attribute: 'data-heading-level', expected: '1, 2, 3 or none', found: '7' }]);
});

test('no view has a main heading of a fixed level', () => {
  const views = Object.entries(
    import.meta.glob<string>(['../../{widgets/*,shared/ui/*}/*.tsx', '!../../**/*.test.tsx'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  );
  expect(views.length).toBeGreaterThan(100);
  expect(views.filter(([, source]) => source.includes('<h1')).map(([file]) => file)).toEqual([]);
});
