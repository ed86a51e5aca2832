// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Widget } from '../../shared/runtime/host.ts';
import { openPage } from '../support/open-page.ts';

const islands = import.meta.glob<Widget>('../../widgets/*/*.island.tsx', { eager: true, import: 'island' });

const withHeading = Object.values(islands).filter(
  ({ inputs }) => 'shape' in inputs && 'headingLevel' in (inputs.shape as object),
);

test('the widgets of a whole page have the input', () => {
  expect(withHeading.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['cart-page', 'checkout', 'product-overview', 'quotation', 'return-picker']),
  );
});

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
