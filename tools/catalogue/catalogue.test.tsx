// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from './Catalogue.tsx';
import { createWidgetEntry } from './create-widget-entry.ts';
import type { WidgetEntry } from './widgets.ts';

const faq = createWidgetEntry({
  name: 'faq-block',
  properties: { title: { type: 'string' }, intro: { type: 'string' } },
  required: ['title'],
  example: '<section data-widget="faq-block" data-title="Vragen" data-intro="Lees dit"></section>',
});

// Unlike a browser, happy-dom dispatches it after `history.replaceState` as well.
addEventListener('hashchange', (event) => event instanceof HashChangeEvent && event.stopImmediatePropagation());

beforeEach(() => {
  document.head.innerHTML = '<meta name="csrf-token" content="t">';
});
afterEach(cleanup);

/** The static catalogue at the editor of a widget. `more` follows in the address. */
async function openEditor(widget: WidgetEntry, more = '') {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ widgets: [widget] })));
  history.replaceState(null, '', `#widget=${widget.name}&lang=nl${more}`);
  render(<Catalogue locale="nl" isInShop={false} />);
  await screen.findByRole('heading', { level: 1, name: widget.name });
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function preview(): Element {
  const element = document.querySelector('.catalogue__stage [data-widget]');
  if (!element) throw new Error('The preview is empty.');
  return element;
}

/** Follows a link to this fragment. */
function followLink(hash: string): void {
  location.hash = hash;
  act(() => void dispatchEvent(new Event('hashchange')));
}

test('widgets of other projects stand among ours, and the layout has their scripts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const note = createWidgetEntry({ name: 'acme-note', properties: {}, example: '<div data-widget="acme-note"></div>' });
  const file = {
    file: 'acme-note.js',
    kind: 'script',
    bytes: 1,
    bytesBrotli: 1,
    bytesPlain: 1,
    integrity: 'sha384-a',
  } as const;
  const answers: Readonly<Record<string, readonly WidgetEntry[]>> = {
    'widgets.json': [faq],
    'acme-note.widgets.json': [{ ...note, files: [file] }],
  };
  vi.stubGlobal('fetch', (url: URL) => {
    const widgets = answers[url.pathname.split('/').at(-1)!];
    return Promise.resolve(Response.json({ widgets }, { status: widgets ? 200 : 404 }));
  });
  history.replaceState(null, '', '#widget=acme-note&lang=nl');
  const others = ['acme-note', 'acme-missing'];
  render(<Catalogue locale="nl" isInShop={false} others={others} />);
  await screen.findByRole('heading', { level: 1, name: 'acme-note' });
  expect(document.body.textContent).toContain('acme-note.js"></script>');
});

test('a link to a place in the page, such as a skip link, leaves the editor open', async () => {
  const user = await openEditor(faq);
  fireEvent.input(field('title'), { target: { value: '' } });
  await user.type(field('intro'), ' even');
  followLink('#content');
  expect(field('intro').value).toBe('Lees dit even');
  expect(location.hash).toContain('widget=faq-block');
  followLink('#lang=nl');
  expect(screen.getByRole('heading', { level: 1, name: 'Widgetcatalogus' })).toBeDefined();
});

test('another language keeps a form with errors, the focus, and starts the preview again', async () => {
  const user = await openEditor(faq);
  const running = await waitFor(preview);
  await user.type(field('intro'), ' even');
  fireEvent.input(field('title'), { target: { value: '' } });
  const german = screen.getByRole('button', { name: 'Deutsch' });
  await user.click(german);
  expect(field('intro').value).toBe('Lees dit even');
  expect(await screen.findByText('Bitte ausfüllen.')).toBeDefined();
  expect(document.activeElement).toBe(german);
  expect(preview()).not.toBe(running);
});

test('an editor is told to replace the text of the example', async () => {
  await openEditor(createWidgetEntry({ name: 'terms', properties: {}, example: '<p data-widget="terms">Terms</p>' }));
  expect(screen.getByText(/Vervang wat er tussen de tags staat/)).toBeDefined();
  cleanup();
  await openEditor(faq);
  expect(screen.queryByText(/Vervang wat er tussen de tags staat/)).toBeNull();
});

const specs = createWidgetEntry({
  name: 'specs',
  properties: {
    specs: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, value: { type: 'string' } } },
    },
  },
  example: `<div data-widget="specs"><script type="application/json">${JSON.stringify({
    specs: [
      { name: 'Kabel', value: `Twee meter, met een stekker aan beide uiteinden,\nen een klem om hem vast te zetten` },
      { name: 'Kleur', value: 'Wit' },
      { name: 'Gewicht', value: '9 kg' },
    ],
  })}</script></div>`,
});

test('a row that is moved or stays when another is removed keeps its fields and stays open', async () => {
  const user = await openEditor(specs);
  const rows = () => [...document.querySelectorAll<HTMLDetailsElement>('li > details')];
  const names = () => rows().map((row) => row.querySelector('summary')!.textContent);
  const isOpen = () => rows().map((row) => row.open);
  rows()[1]!.open = true;
  await user.click(screen.getByRole('button', { name: 'Rij 2 omhoog' }));
  expect(names()).toEqual(['1. Kleur', '2. Kabel', '3. Gewicht']);
  expect(isOpen()).toEqual([true, false, false]);
  expect(rows()[1]!.querySelector('textarea')?.value).toContain('\n');
  rows()[2]!.open = true;
  await user.click(screen.getByRole('button', { name: 'Rij 1 verwijderen' }));
  expect(names()).toEqual(['1. Kabel', '2. Gewicht']);
  expect(isOpen()).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: /^Rij toevoegen/ }));
  expect(isOpen()).toEqual([false, true, true]);
});

test('own HTML in a CMS that removes scripts comes with a warning', async () => {
  const words = { nl: 'Einde', de: 'Ende', en: 'End' };
  const slots = [{ name: 'end', title: words, description: words, data: [] }];
  const user = await openEditor({ ...faq, slots });
  await user.click(screen.getByRole('checkbox', { name: 'Voor een CMS dat scripts verwijdert' }));
  expect(screen.queryByText(/element template/)).toBeNull();
  await user.type(field('Einde'), 'Bel ons');
  expect(await screen.findByText(/element template/)).toBeDefined();
});

test('a link has no slots that the widget does not have, and cannot be copied while the form has errors', async () => {
  await openEditor(faq, '&slots={"nope":"<p>x</p>"}');
  expect(screen.getByRole('region', { name: 'Code voor je pagina' }).textContent).not.toContain('nope');
  expect(screen.getByRole('button', { name: 'Link naar deze keuze kopiëren' })).toBeDefined();
  fireEvent.input(field('title'), { target: { value: '' } });
  await screen.findByText('Vul dit in.');
  expect(screen.queryByRole('button', { name: 'Link naar deze keuze kopiëren' })).toBeNull();
});

test('a widget that was loaded at once waits again for another load trigger', async () => {
  const user = await openEditor(faq);
  await user.click(screen.getByRole('button', { name: 'Wek hem nu' }));
  await waitFor(() => expect(preview().getAttribute('data-load')).toBe('eager'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wanneer hij wakker wordt' }), 'interaction');
  await waitFor(() => expect(preview().getAttribute('data-load')).toBe('interaction'));
  expect(screen.getByRole('button', { name: 'Wek hem nu' })).toBeDefined();
});

test('a default of null is not told', async () => {
  await openEditor(
    createWidgetEntry({
      name: 'form',
      properties: { address: { type: 'object', default: null }, size: { type: 'string', default: 'groot' } },
      example: '<p data-widget="form"></p>',
    }),
  );
  expect(screen.getByText(/Zonder invulling: groot/)).toBeDefined();
  expect(screen.queryByText(/Zonder invulling: null/)).toBeNull();
});

test('template errors are among the recent events', async () => {
  await openEditor(faq);
  await waitFor(preview);
  act(() => void document.dispatchEvent(new CustomEvent('shop:template-error', { detail: { attribute: 'data-x' } })));
  expect(screen.getByText('shop:template-error')).toBeDefined();
});

test('a picture is shown beside its address, however long that is', async () => {
  const url = `/media/${'a'.repeat(80)}.svg`;
  const gallery = {
    type: 'array',
    items: { type: 'object', properties: { image: { type: 'string' }, name: { type: 'string' } } },
  };
  await openEditor(
    createWidgetEntry({
      name: 'gallery',
      properties: { images: gallery },
      example: `<p data-widget="gallery" data-images="${JSON.stringify([{ image: url }]).replaceAll('"', '&quot;')}"></p>`,
    }),
  );
  expect(document.querySelector('li > details textarea')).not.toBeNull();
  expect(document.querySelector('li > details img')?.getAttribute('src')).toBe(url);
});

test('JSON that becomes a simple list stays a text while it is typed', async () => {
  const user = await openEditor(specs, `&inputs=${JSON.stringify({ specs: [{ name: 'Kleur', more: [1] }] })}`);
  fireEvent.input(field('specs'), { target: { value: '[{"name":"Kleur"}]' } });
  expect(field('specs').value).toBe('[{"name":"Kleur"}]');
  await user.click(screen.getByRole('button', { name: 'Als lijst bewerken specs' }));
  expect(screen.getByText('1. Kleur')).toBeDefined();
});
