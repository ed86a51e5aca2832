// @vitest-environment happy-dom
import { getAllByRole, getByRole, getByText, queryAllByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './brand-faq.island.tsx';

const HTML = '<div data-widget="brand-faq" data-brand-id="3"><p>Van de winkel</p></div>';
const FAQS = [
  {
    id: 1,
    tab_text: 'Garantie',
    faq_icon: '/schild.svg',
    name: 'Garantie',
    faq_subject: 'Na de aankoop',
    image: '/a.jpg',
    mobile_image: '/a-s.jpg',
    image_alt: 'Een doos',
    url_path: '/faq/garantie',
    category_url: '/omvormers',
    items: [
      { id: 11, question: 'Hoe lang?', answer: '<p>Tien jaar.</p>' },
      { id: 12, question: 'En daarna?', answer: 'Niets.' },
    ],
  },
  {
    id: 2,
    tab_text: null,
    name: 'Levering',
    url_path: '/faq/levering',
    image: '/b.jpg',
    items: { 3: { id: 21, question: 'Wanneer?', answer: null } },
  },
  { id: 3, tab_text: 'Ruilen', items: [] },
];
const PRINTED = `<div data-widget="brand-faq" data-brand-id="3" data-initial="{}">
  <section id="vragen-1"><h3><img src="/schild.svg" alt="" width="32" height="32">Garantie</h3>
    <p>Na de aankoop</p>
    <a href="/omvormers"><picture><img src="/a.jpg" alt="Een doos"></picture></a>
    <details id="vraag-11" name="v"><summary>Hoe lang?</summary><div><p>Tien jaar.</p></div></details></section>
  <section id="vragen-2"><h3>Levering</h3><details id="vraag-21" open><summary>Wanneer?</summary><div>Morgen.</div></details></section>
</div>`;

async function open(html = HTML, overrides = {}) {
  const page = await openPage();
  const mounted = page.mount(island, html, overrides);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  return { page, ...mounted };
}

const answering = (body: unknown) => ({ firstAnswer: Promise.resolve(new Response(JSON.stringify(body))) });
const withGroups = () => open(HTML, answering({ faqs: FAQS }));
const tabs = (element: HTMLElement) => getAllByRole(element, 'tab');
const chosen = (element: HTMLElement) => getByRole(element, 'tab', { selected: true }).textContent;
const panels = (element: HTMLElement) => [...element.querySelectorAll('.sw-brand-faq__panel')];
const shown = (element: HTMLElement) => panels(element).filter((panel) => !panel.hasAttribute('hidden'));

test('each group has a tab, and the questions of the first are shown', async () => {
  const { element, page } = await open();
  expect(page.requests).toMatchObject([{ method: 'POST', path: '/faq/vue/data', body: { brand_id: '3' } }]);
  expect(tabs(element).length).toBeGreaterThan(1);
  expect(chosen(element)).toBe(tabs(element)[0]!.textContent);
  expect(shown(element)).toEqual([panels(element)[0]]);
  expect(shown(element)[0]!.querySelectorAll('details').length).toBeGreaterThan(0);
  expect(element.textContent).not.toContain('Van de winkel');
});

test('a click and the arrow keys change the group, and the tabs are one tab stop', async () => {
  const { element } = await withGroups();
  expect(tabs(element).map(({ textContent }) => textContent)).toEqual(['Garantie', 'Levering', 'Ruilen']);
  await userEvent.click(tabs(element)[1]!);
  expect(chosen(element)).toBe('Levering');
  for (const [key, name] of [
    ['{ArrowRight}', 'Ruilen'],
    ['{ArrowRight}', 'Garantie'],
    ['{ArrowLeft}', 'Ruilen'],
    ['{Home}', 'Garantie'],
    ['{End}', 'Ruilen'],
  ] as const) {
    await userEvent.keyboard(key);
    expect([chosen(element), document.activeElement?.textContent]).toEqual([name, name]);
    expect(tabs(element).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  }
  const panel = getByRole(element, 'tabpanel', { name: 'Ruilen' });
  expect(shown(element)).toEqual([panel]);
  expect(tabs(element)[2]!.getAttribute('aria-controls')).toBe(panel.id);
});

test('the picture of a group links to its category, or else to its questions', async () => {
  const { element } = await withGroups();
  const [first, second, third] = panels(element) as HTMLElement[];
  expect(within(first!).getByRole('link', { name: 'Een doos' }).getAttribute('href')).toBe('/omvormers');
  expect(first!.querySelector('source')!.getAttribute('srcset')).toBe('/a-s.jpg');
  getByText(first!, 'Na de aankoop');
  expect(second!.querySelector('a')!.getAttribute('href')).toBe('/faq/levering');
  expect(second!.querySelector('a')!.getAttribute('aria-label')).toBe('Levering');
  expect(third!.querySelector('a, img')).toBeNull();
  expect(tabs(element)[0]!.querySelector('img')!.getAttribute('src')).toBe('/schild.svg');
});

test('a link to a question opens its tab and its answer', async () => {
  history.replaceState(null, '', '#faq-21');
  const { element } = await withGroups();
  expect(chosen(element)).toBe('Levering');
  expect(element.querySelector<HTMLDetailsElement>('#faq-21')!.open).toBe(true);
  location.hash = 'faq-12';
  await waitFor(() => expect(chosen(element)).toBe('Garantie'));
  expect(element.querySelector<HTMLDetailsElement>('#faq-12')!.open).toBe(true);
});

test('an answer that the browser’s search finds in another tab is shown', async () => {
  const { element } = await withGroups();
  panels(element)[1]!.dispatchEvent(new Event('beforematch'));
  await waitFor(() => expect(chosen(element)).toBe('Levering'));
});

test('server markup is used unchanged, without a request', async () => {
  const page = await openPage();
  const { element, states, unmount } = page.mount(island, PRINTED);
  const picture = element.querySelector('picture')!;
  await waitFor(() => expect(states).toEqual(['ready']));
  expect(page.requests).toEqual([]);
  expect(tabs(element).map(({ textContent }) => textContent)).toEqual(['Garantie', 'Levering']);
  const link = getByRole(element, 'link', { name: 'Een doos' });
  expect(link.contains(picture)).toBe(true);
  getByText(element, 'Na de aankoop');
  expect(element.querySelector('.sw-root #vraag-11')).not.toBeNull();
  expect(element.querySelector<HTMLDetailsElement>('#vraag-21')!.open).toBe(true);
  unmount();
  expect(element.querySelector('section > a > picture')).toBe(picture);
  expect(queryByRole(element, 'tab')).toBeNull();
});

test.each(['500', 'offline', 'malformed'] as const)('%s: the shop’s own HTML stays, without a message', async (how) => {
  const page = await openPage({ answers: { '/faq/vue/data': how } });
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['failed']), { timeout: 5000 });
  getByText(element, 'Van de winkel');
  expect(queryAllByRole(element, 'alert')).toEqual([]);
});

test('without groups nothing is rendered', async () => {
  const { element } = await open(HTML, answering({ faqs: [] }));
  expect(element.textContent.trim()).toBe('');
});
