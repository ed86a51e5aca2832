// @vitest-environment happy-dom
import { findByRole, queryByRole, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './concept-store-modal.island.tsx';

const WORDS = `data-title="Onze <em>winkel</em>" data-content="<p>Kom langs in <b>Utrecht</b>.</p>"`;

test('the page’s own button opens the content, as markup', async () => {
  const page = await openPage();
  const { element } = page.mount(island, `<div ${WORDS}><button type="button">Over ons</button></div>`);
  await userEvent.click(await findByRole(element, 'button', { name: 'Over ons' }));
  const dialog = await findByRole(element, 'dialog', { name: 'Onze winkel' });
  expect(within(dialog).getByText('winkel').localName).toBe('em');
  expect(within(dialog).getByText('Utrecht').localName).toBe('b');
  expect(dialog.style.getPropertyValue('--sw-dialog-width')).toBe('762px');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  expect(queryByRole(element, 'dialog')).toBeNull();
  expect(page.requests).toEqual([]);
});

test('an empty element gets a button if the page sets a label', async () => {
  const page = await openPage();
  const { element } = page.mount(island, `<div ${WORDS} data-label="De winkel"></div>`);
  await userEvent.click(await findByRole(element, 'button', { name: 'De winkel' }));
  await findByRole(element, 'dialog');
});

test('a command opens the dialog', async () => {
  const page = await openPage();
  const { element } = page.mount(island, `<div ${WORDS}></div>`);
  bus.send('concept-store-open', undefined);
  await findByRole(element, 'dialog', { name: 'Onze winkel' });
});

test('missing texts are a template error', async () => {
  const page = await openPage();
  const { templateErrors } = page.mount(island, '<div></div>');
  expect(templateErrors.map(({ attribute }) => attribute)).toEqual(['data-title', 'data-content']);
});
