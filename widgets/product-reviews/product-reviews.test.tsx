// @vitest-environment happy-dom
import { getByRole, getByText, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './product-reviews.island.tsx';

const PATH = '/product/4711/reviews/vue/data';
const HTML = '<div data-widget="product-reviews" data-product-id="4711" data-type="product"><p>Van de winkel</p></div>';
const PRINTED = `<div data-widget="product-reviews" data-product-id="4711" data-type="product" data-initial="{}">
  <p data-verified-note>Alleen van kopers.</p>
  <p itemprop="aggregateRating"><data itemprop="ratingValue" value="4.6">4,6</data><data itemprop="reviewCount" value="31">31 beoordelingen</data></p>
  <ol>
    <li id="review-9" itemprop="review">
      <p itemprop="reviewRating"><meta itemprop="ratingValue" content="3"></p>
      <p itemprop="reviewBody">Snel.<br>Netjes.</p>
      <p><span itemprop="itemReviewed">MIN 3000</span> <time itemprop="datePublished" datetime="2026-03-12">12 maart</time></p>
    </li>
    <li itemprop="review"><p itemprop="reviewBody">Prima
ding</p></li>
  </ol>
  <nav data-page="2" data-pages="4"><a href="?reviews=3">Volgende</a></nav>
</div>`;

interface Answer {
  reviews: { id: number; comment: string }[];
  totalReviews: number;
  totalPages: number;
}

async function answerOf({ shop }: OpenPage, page = 1): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ type: 'product' });
  return (await shop.fetch(`${PATH}?page=${page}`, { method: 'POST', headers, body })).json();
}

async function open(html = HTML, setup = {}, overrides = {}) {
  const page = await openPage(setup);
  const mounted = page.mount(island, html, overrides);
  await waitFor(() => expect(mounted.states).toEqual(['ready']), { timeout: 5000 });
  return { page, ...mounted };
}

const comments = (element: HTMLElement) =>
  [...element.querySelectorAll('.sw-product-reviews__comment')].map(({ textContent }) => textContent);
const button = (element: HTMLElement, name: string | RegExp) => getByRole(element, 'button', { name });
const isOff = (element: HTMLElement, name: string) => button(element, name).getAttribute('aria-disabled') === 'true';
const where = (element: HTMLElement) => within(getByRole(element, 'navigation')).getByRole('status').textContent;

async function agree({ shop }: OpenPage, how: string) {
  const headers = { 'Content-Type': 'application/json' };
  await shop.fetch('/demo/behaviour', { method: 'POST', headers, body: JSON.stringify({ call: PATH, how }) });
}

test('a shopper reads the first page, the average and the number of reviews', async () => {
  const { element, page } = await open();
  expect(page.requests).toMatchObject([{ method: 'POST', path: PATH, query: '?page=1', body: { type: 'product' } }]);
  const answer = await answerOf(page);
  expect(comments(element)).toEqual(answer.reviews.map(({ comment }) => comment));
  getByText(element, `${answer.totalReviews} beoordelingen`);
  expect(where(element)).toBe(`Pagina 1 van ${answer.totalPages}`);
  const [first] = within(getByRole(element, 'group')).getAllByRole('listitem');
  within(first!).getByRole('img', { name: / van 5$/ });
  expect(first!.textContent).toMatch(/\d\d-\d\d-\d{4}/);
  expect(element.textContent).not.toContain('Van de winkel');
});

test('the next page starts at its beginning, and the last page has no next one', async () => {
  const { element, page } = await open();
  expect([isOff(element, 'Vorige'), isOff(element, 'Volgende')]).toEqual([true, false]);
  await userEvent.click(button(element, 'Volgende'));
  const second = await answerOf(page, 2);
  await waitFor(() => expect(comments(element)).toEqual(second.reviews.map(({ comment }) => comment)));
  expect(page.requests.at(-1)).toMatchObject({ path: PATH, query: '?page=2', body: { type: 'product' } });
  const at = `pagina 2 van ${second.totalPages}`;
  await waitFor(() =>
    expect(document.activeElement).toBe(getByRole(element, 'group', { name: `Beoordelingen, ${at}` })),
  );
  for (let next = 3; next <= second.totalPages; next++) {
    await userEvent.click(button(element, 'Volgende'));
    await waitFor(() => expect(where(element)).toBe(`Pagina ${next} van ${second.totalPages}`));
  }
  expect([isOff(element, 'Vorige'), isOff(element, 'Volgende')]).toEqual([false, true]);
});

test('while a page is loading no other is requested', async () => {
  let release = () => {};
  const wait = () => new Promise<void>((done) => (release = done));
  const { element, page } = await open(HTML, { wait });
  await agree(page, 'slow');
  await userEvent.click(button(element, 'Volgende'));
  expect([isOff(element, 'Vorige'), isOff(element, 'Volgende')]).toEqual([true, true]);
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => expect(page.requests).toHaveLength(2));
  release();
  await waitFor(() => expect(where(element)).toContain('Pagina 2'));
  expect(page.requests).toHaveLength(2);
});

test.each(['500', 'offline', 'malformed'])('%s: the page stays, and the same button retries', async (how) => {
  const { element, page } = await open();
  const before = comments(element);
  await agree(page, how);
  await userEvent.click(button(element, 'Volgende'));
  // A call that only reads is tried again before it fails.
  await waitFor(() => expect(where(element)).toContain('Pagina 2 kwam niet door'), { timeout: 5000 });
  expect(comments(element)).toEqual(before);
  expect(queryByRole(element, 'alert')).toBeNull();
  await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => expect(where(element)).toMatch(/^Pagina 2 van \d+$/));
  expect(comments(element)).not.toEqual(before);
});

test('419: the page stays, and a polite message asks to load the page again', async () => {
  const { element, page } = await open();
  await agree(page, '419');
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => button(element, 'Pagina opnieuw laden'));
  getByText(element, /^Pagina 1 van \d+$/);
  expect(queryByRole(element, 'alert')).toBeNull();
});

test('without an answer the shop’s own HTML stays, without a message', async () => {
  const page = await openPage({ answers: { [PATH]: '500' } });
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['failed']), { timeout: 5000 });
  getByText(element, 'Van de winkel');
  expect(element.querySelector<HTMLElement>('.sw-root')!.hidden).toBe(true);
});

test.each([
  ['an answer without reviews', '{"reviews":[],"totalReviews":0,"totalPages":0}'],
  ['one that PHP wrote as a list of nothing', '{"reviews":{"reviews":[],"productRating":null,"totalPages":"0"}}'],
])('%s shows that there are no reviews yet', async (_, initial) => {
  const { element, page } = await open(HTML.replace('>', ` data-initial='${initial}'>`));
  getByText(element, 'Er zijn nog geen beoordelingen.');
  expect(queryByRole(element, 'navigation')).toBeNull();
  expect(page.requests).toEqual([]);
});

test('a first page in the HTML saves the call, and numbers may be text', async () => {
  const initial = {
    reviews: {
      4: {
        id: '1',
        rating: '4.5',
        review_for: 'MIN 3000',
        comment: 'Goed <b>ding</b>',
        reviewed_at: '2026-03-05 10:00:00',
      },
    },
    productRating: '4.62',
    totalReviews: '9',
    totalPages: '2',
  };
  const { element, page } = await open(HTML.replace('>', ` data-initial='${JSON.stringify(initial)}'>`));
  expect(page.requests).toEqual([]);
  expect(comments(element)).toEqual(['Goed <b>ding</b>']);
  getByText(element, '05-03-2026');
  getByText(element, 'Over MIN 3000');
  getByText(element, '4,6');
  expect(within(element).getAllByRole('img', { name: '4,5 van 5' })).toHaveLength(2);
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => expect(page.requests).toMatchObject([{ query: '?page=2' }]));
});

test('a queued first answer is not used for another page', async () => {
  const firstAnswer = Promise.resolve(new Response('{}'));
  const { element, page } = await open(PRINTED, {}, { firstAnswer });
  await userEvent.click(button(element, 'Vorige'));
  await waitFor(() => expect(where(element)).toMatch(/^Pagina 1/));
  expect(page.requests).toMatchObject([{ query: '?page=1' }]);
});

test('server markup is used unchanged, starting at its page', async () => {
  const { element, page, unmount } = await open(PRINTED);
  expect(page.requests).toEqual([]);
  expect(where(element)).toBe('Pagina 2 van 4');
  getByText(element, '31 beoordelingen');
  getByText(element, 'Alleen van kopers.');
  const [first, second] = within(element).getAllByRole('listitem');
  expect(first!.id).toBe('review-9');
  expect(first!.querySelector('br')).not.toBeNull();
  within(first!).getByRole('img', { name: '3 van 5' });
  within(first!).getByText('12-03-2026');
  within(first!).getByText('Over MIN 3000');
  expect(second!.querySelector('.sw-product-reviews__comment')!.textContent).toBe('Prima\nding');
  unmount();
  expect(element.querySelector('[itemprop=reviewBody] > br')).not.toBeNull();
});

test('the shop says how it checks reviews, and which ones are of buyers', async () => {
  const { element } = await open(HTML, { extras: ['review-checks'] });
  const sentence = getByText(element, 'Wij vergelijken elke beoordeling met de bestelling van wie haar schreef.');
  expect(sentence.closest('[data-review-checks]')?.localName).toBe('p');
  expect(element.querySelectorAll('[data-review-checks]')).toHaveLength(1);
  expect(within(element).getAllByText('Gecontroleerde aankoop').length).toBeGreaterThan(1);
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => expect(where(element)).toContain('Pagina 2'));
  getByText(element, /^Wij vergelijken/);
});

test.each([
  [{ checked: false }, 'Wij controleren niet of beoordelingen van kopers komen.'],
  [{ checked: false, text: 'Wij vragen niet wie er schrijft.' }, 'Wij vragen niet wie er schrijft.'],
])('%j: reviews that are not checked have no check mark', async (verification, sentence) => {
  const initial = { reviews: [{ comment: 'Prima' }], verification };
  const { element } = await open(HTML.replace('>', ` data-initial='${JSON.stringify(initial)}'>`));
  expect(getByText(element, sentence).closest('[data-review-checks]')).not.toBeNull();
  expect(element.querySelector('.sw-product-reviews__check')).toBeNull();
});

test('an answer that says nothing of checks shows nothing of them', async () => {
  const { element } = await open();
  expect(element.querySelector('.sw-product-reviews__note, [data-review-checks]')).toBeNull();
});

test('server markup marks a review of a buyer, and `initial` says how it was checked', async () => {
  const verification = { checked: true, text: 'Met de bestelling.' };
  const html = PRINTED.replace('data-initial="{}"', `data-initial='${JSON.stringify({ reviews: [], verification })}'`)
    .replace('<p data-verified-note>Alleen van kopers.</p>', '')
    .replace('</time></p>', '</time> <span data-verified-purchase>Echte koper</span></p>');
  const { element } = await open(html);
  getByText(element, 'Met de bestelling.');
  const [first, second] = within(element).getAllByRole('listitem');
  within(first!).getByText('Gecontroleerde aankoop');
  expect(within(second!).queryByText('Gecontroleerde aankoop')).toBeNull();
});

test('both anchors work, whichever the page has', async () => {
  const { element } = await open();
  const anchors = () => ['reviews', 'beoordelingen'].map((id) => document.querySelectorAll(`#${id}`).length);
  expect(anchors()).toEqual([1, 1]);
  expect(element.querySelector('#beoordelingen')).not.toBeNull();
  document.body.insertAdjacentHTML('afterbegin', '<a id="beoordelingen"></a>');
  element.remove();
  const { element: second } = await open(HTML.replace('<div', '<div id="reviews"'));
  expect(anchors()).toEqual([1, 1]);
  expect(second.id).toBe('reviews');
});

test('anchors inside server markup are rendered again', async () => {
  const { element } = await open(PRINTED.replace('<ol>', '<a id="beoordelingen"></a><ol>'));
  expect(element.querySelectorAll('#beoordelingen')).toHaveLength(1);
});

const bar = (element: HTMLElement, stars: number) => button(element, new RegExp(`^${stars} ster`));
const ratings = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .flatMap((item) =>
      within(item)
        .queryAllByRole('img')
        .map((image) => image.getAttribute('aria-label')),
    );

test('a bar selects the reviews with its stars, and a button shows all again', async () => {
  const { element, page } = await open();
  await userEvent.click(bar(element, 4));
  await waitFor(() => expect(bar(element, 4).getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(new Set(ratings(element))).toEqual(new Set(['4 van 5'])));
  expect(page.requests.at(-1)).toMatchObject({ query: '?page=1', body: { type: 'product', rating: 4 } });
  getByText(element, /^\d+ beoordelingen met 4 sterren$/);
  // The average is that of all reviews.
  getByText(element, '31 beoordelingen', { selector: '.sw-product-reviews__average *' });
  await userEvent.click(button(element, 'Toon alle beoordelingen'));
  await waitFor(() => expect(new Set(ratings(element)).size).toBeGreaterThan(1));
  expect(page.requests.at(-1)!.body).toEqual({ type: 'product' });
  await waitFor(() => expect(document.activeElement).toBe(getByRole(element, 'group')));
});

test('an order is kept with the stars and through the pages', async () => {
  const { element, page } = await open();
  await userEvent.selectOptions(getByRole(element, 'combobox', { name: 'Sorteren op' }), 'Laagste score');
  await waitFor(() => expect(page.requests.at(-1)).toMatchObject({ body: { type: 'product', order: 'lowest' } }));
  await waitFor(() => expect(isOff(element, 'Volgende')).toBe(false));
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => expect(where(element)).toContain('Pagina 2'));
  expect(page.requests.at(-1)).toMatchObject({ query: '?page=2', body: { type: 'product', order: 'lowest' } });
  await userEvent.click(bar(element, 5));
  await waitFor(() =>
    expect(page.requests.at(-1)).toMatchObject({
      query: '?page=1',
      body: { type: 'product', rating: 5, order: 'lowest' },
    }),
  );
});

test('of two selections in a row the later one is shown', async () => {
  let release = () => {};
  const wait = () => new Promise<void>((done) => (release = done));
  const { element, page } = await open(HTML, { wait });
  await agree(page, 'slow');
  await userEvent.click(bar(element, 4));
  await userEvent.click(bar(element, 5));
  await waitFor(() => expect(page.requests).toHaveLength(2));
  release();
  await waitFor(() => expect(page.requests).toHaveLength(3));
  release();
  await waitFor(() => expect(new Set(ratings(element))).toEqual(new Set(['5 van 5'])));
  expect(page.requests.map(({ body }) => body)).toEqual([
    { type: 'product' },
    { type: 'product', rating: 4 },
    { type: 'product', rating: 5 },
  ]);
});

test.each(['500', 'offline'])('%s at a selection: the reviews stay, and it can be pressed again', async (how) => {
  const { element, page } = await open();
  const before = comments(element);
  await agree(page, how);
  await userEvent.click(bar(element, 4));
  await waitFor(() => getByText(element, 'Deze beoordelingen kwamen niet door. Probeer het nog eens.'), {
    timeout: 5000,
  });
  expect(comments(element)).toEqual(before);
  expect(element.textContent).not.toContain('Pagina 1 kwam niet door');
  expect(bar(element, 4).getAttribute('aria-pressed')).toBe('false');
  await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
  await userEvent.click(bar(element, 4));
  await waitFor(() => expect(new Set(ratings(element))).toEqual(new Set(['4 van 5'])));
});

test('a shop without counts and orders has no selection, and is sent the type alone', async () => {
  const { element, page } = await open(HTML, { extras: ['no-review-selection'] });
  expect(queryByRole(element, 'combobox')).toBeNull();
  expect(queryByRole(element, 'list', { name: 'Beoordelingen per aantal sterren' })).toBeNull();
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() => expect(page.requests.at(-1)).toMatchObject({ query: '?page=2' }));
  expect(page.requests.map(({ body }) => body)).toEqual([{ type: 'product' }, { type: 'product' }]);
});

test('a printed selection is that of the widget, and so are its other pages', async () => {
  const counts = JSON.stringify({ 5: 19, 4: 12 });
  const bars = `<ul data-review-selection data-rating-counts='${counts}' data-rating="4"><li><a href="?stars=5">5 sterren</a></li></ul>`;
  const order =
    '<form data-review-selection data-orders="newest lowest" data-order="lowest"><select name="order"></select></form>';
  const html = PRINTED.replace('<ol>', `${bars}${order}<ol>`);
  const { element, page } = await open(html);
  expect(page.requests).toEqual([]);
  expect(bar(element, 4).getAttribute('aria-pressed')).toBe('true');
  expect(getByRole<HTMLSelectElement>(element, 'combobox').value).toBe('lowest');
  getByText(element, '12 beoordelingen met 4 sterren');
  await userEvent.click(button(element, 'Volgende'));
  await waitFor(() =>
    expect(page.requests).toMatchObject([{ query: '?page=3', body: { type: 'product', rating: 4, order: 'lowest' } }]),
  );
});

test('419 at a selection from a single page: a polite message asks to load the page again', async () => {
  const initial = JSON.stringify({ reviews: [{ comment: 'Prima.', rating: 5 }], ratingCounts: { 5: 1, 4: 1 } });
  const { element, page } = await open(HTML.replace('>', ` data-initial='${initial}'>`));
  await agree(page, '419');
  await userEvent.click(bar(element, 4));
  await waitFor(() => button(element, 'Pagina opnieuw laden'));
  expect(queryByRole(element, 'alert')).toBeNull();
});

test('an order that is chosen while a page is turned keeps the focus, and the page is that of the order', async () => {
  let release = () => {};
  const wait = () => new Promise<void>((done) => (release = done));
  const { element, page } = await open(HTML, { wait });
  await agree(page, 'slow');
  await userEvent.click(button(element, 'Volgende'));
  const order = getByRole<HTMLSelectElement>(element, 'combobox');
  await userEvent.selectOptions(order, 'Hoogste score');
  order.focus();
  await waitFor(() => expect(page.requests).toHaveLength(2));
  release();
  await waitFor(() => expect(page.requests).toHaveLength(3));
  release();
  await waitFor(() => expect(where(element)).toMatch(/^Pagina 1 van/));
  expect(document.activeElement).toBe(order);
});

test('a printed selection without reviews is one of the widget', async () => {
  const bars = `<ul data-review-selection data-rating-counts='{"5":2}' data-rating="1"><li><a href="?">5 sterren</a></li></ul>`;
  const { element, page } = await open(HTML.replace('<p>Van de winkel</p>', bars));
  expect(page.requests).toEqual([]);
  getByText(element, '0 beoordelingen met 1 ster');
  await userEvent.click(button(element, 'Toon alle beoordelingen'));
  await waitFor(() => expect(page.requests.at(-1)!.body).toEqual({ type: 'product' }));
});
