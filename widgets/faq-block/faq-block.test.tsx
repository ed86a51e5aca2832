// @vitest-environment happy-dom
import { getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './faq-block.island.tsx';

const ITEMS = [
  { question: 'Hoe lang duurt de levering?', answer: '<p>Eén <strong>dag</strong>.</p>' },
  {
    id: 7,
    question: 'Kan ik ruilen?',
    answer: '<p>Ja, zie <a href="/ruilen" onclick="x()">hier</a>.</p><script>x()</script>',
  },
];
const html = (items: unknown, more = '') =>
  `<div data-title="Bestellen" data-items='${JSON.stringify(items)}' ${more}></div>`;
const PRINTED = `<div>
  <h2>Vragen over <em>bestellen</em></h2>
  <picture><img src="/bestellen.jpg" alt="Een doos" width="640" height="480"></picture>
  <details id="levertijd" name="b"><summary>Hoe lang?</summary><div><p>Eén dag.</p></div></details>
  <details name="b" open><summary><h3>Kan ik ruilen?</h3></summary><p>Ja.</p><p>Altijd.</p></details>
</div>`;

async function open(html: string) {
  const page = await openPage();
  const mounted = page.mount(island, html);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  return { page, ...mounted };
}

const questions = (element: HTMLElement) => [...element.querySelectorAll('details')];

test('a shopper reads the title and opens an answer, without a request', async () => {
  const { element, page } = await open(html(ITEMS));
  getByRole(element, 'region', { name: 'Bestellen' });
  const [first, second] = questions(element);
  expect([first!.id, second!.id]).toEqual(['faq-hoe-lang-duurt-de-levering', 'faq-7']);
  expect(first!.getAttribute('name')).toBeTruthy();
  expect(first!.getAttribute('name')).toBe(second!.getAttribute('name'));
  await userEvent.click(first!.querySelector('summary')!);
  expect(first!.open).toBe(true);
  expect(first!.querySelector('strong')!.textContent).toBe('dag');
  await userEvent.click(first!.querySelector('summary')!);
  expect(first!.open).toBe(false);
  expect(page.requests).toEqual([]);
});

test('markup that needs the sanitiser is plain text until the pointer or focus reaches it', async () => {
  const { element } = await open(html(ITEMS));
  const answer = () => questions(element)[1]!.querySelector('.sw-html')!;
  expect(answer().innerHTML).toBe('Ja, zie hier.');
  await userEvent.hover(questions(element)[0]!);
  await waitFor(() => expect(answer().querySelector('a')?.getAttribute('href')).toBe('/ruilen'));
  expect(answer().querySelector('script, [onclick]')).toBeNull();
});

test.each([
  ['a list with gaps, as PHP writes it', { 0: ITEMS[0], 3: ITEMS[1] }],
  [
    'questions without an answer, and nothing at all',
    [ITEMS[0], { id: null, question: 'Waarom?', answer: null }, null],
  ],
])('%s is read', async (_, items) => {
  const { element } = await open(html(items));
  expect(questions(element)).toHaveLength(2);
});

test('a picture has a source for narrow windows, and an alt text', async () => {
  const { element } = await open(
    html(ITEMS, 'data-image="/a.jpg" data-mobile-image="/a-s.jpg" data-image-alt="Een doos"'),
  );
  expect(getByRole(element, 'img', { name: 'Een doos' }).getAttribute('src')).toBe('/a.jpg');
  expect(element.querySelector('source')!.getAttribute('srcset')).toBe('/a-s.jpg');
  expect(element.querySelector('source')!.media).toBe('(max-width: 640px)');
});

test('server markup is read: texts, picture, answers, anchors and open questions', async () => {
  const page = await openPage();
  const { element, states, unmount } = page.mount(island, PRINTED);
  const picture = element.querySelector('img')!;
  await waitFor(() => expect(states).toEqual(['ready']));
  getByRole(element, 'heading', { name: 'Vragen over bestellen' });
  expect(element.querySelector('.sw-root img')).toBe(picture);
  const [first, second] = questions(element);
  expect([first!.id, first!.open, second!.id, second!.open]).toEqual(['levertijd', false, 'faq-kan-ik-ruilen', true]);
  expect(second!.querySelector('.sw-html')!.textContent).toBe('Ja.Altijd.');
  unmount();
  expect(element.querySelector('picture > img')).toBe(picture);
  expect(questions(element).map(({ textContent }) => textContent)).toEqual([
    'Hoe lang?Eén dag.',
    'Kan ik ruilen?Ja.Altijd.',
  ]);
  expect(queryByRole(element, 'region')).toBeNull();
});

test('a link to a question opens its answer, also later', async () => {
  history.replaceState(null, '', '#faq-7');
  const { element } = await open(html(ITEMS));
  const [first, second] = questions(element);
  expect([first!.open, second!.open]).toEqual([false, true]);
  location.hash = 'faq-hoe-lang-duurt-de-levering';
  await waitFor(() => expect(first!.open).toBe(true));
});

test.each([
  ['<div data-title="Bestellen"></div>', 'data-items', 'a list of questions'],
  [`<div data-items='[]'></div>`, 'data-title', 'string'],
])('%s is a template error', async (html, attribute, expected) => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(island, html);
  expect(states).toEqual(['failed']);
  expect(templateErrors).toMatchObject([{ attribute, expected, found: 'nothing' }]);
});
