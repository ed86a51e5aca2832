// @vitest-environment happy-dom
import {
  findAllByRole,
  findByRole,
  findByText,
  fireEvent,
  getAllByText,
  getByLabelText,
  getByRole,
  queryAllByRole,
  queryByRole,
  getByText,
  queryByText,
  waitFor,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PDF, PNG } from '../../tools/demo-shop/uploads.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './media-field.island.tsx';

type Record_ = Readonly<Record<string, unknown>>;

const MB = 1024 * 1024;
const picture = (name: string) => new File([PNG], name, { type: 'image/png' });
const sized = (name: string, size: number) => Object.defineProperty(picture(name), 'size', { value: size });

async function openField(attributes = '', setup: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(setup);
  return { page, ...mountField(page, attributes) };
}

function mountField(page: OpenPage, attributes: string, inside = '') {
  const mounted = page.mount(island, `<div data-widget="media-field" data-name="photos" ${attributes}>${inside}</div>`);
  const { element } = mounted;
  const form = document.createElement('form');
  element.replaceWith(form);
  form.append(element);
  return {
    ...mounted,
    form,
    sent: () =>
      [...new FormData(form)].map(([name, value]) => [name, JSON.parse(value as string) as Record_[]] as const),
    records: () =>
      JSON.parse(element.querySelector<HTMLInputElement>('.sw-root input[type=hidden]')!.value) as Record_[],
    pick: async (...files: File[]) => {
      const picker = await waitFor(() => {
        const area = element.querySelector<HTMLInputElement>('input[type=file]');
        if (!area) throw new Error('There is no drop area.');
        return area;
      });
      fireEvent.change(picker, { target: { files } });
    },
    states: () => [...element.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset['state']),
  };
}

const findName = (element: HTMLElement, name: string) => findByText(element, name, { selector: '.sw-media__name' });
const uploads = (page: OpenPage) => page.requests.filter(({ path }) => path.startsWith('/media/upload/'));

test('an empty field sends no request, and the form sends an empty list', async () => {
  const { page, element, sent } = await openField();
  await findByText(element, 'Upload een bestand');
  await findByText(element, 'Of drag & drop');
  await findByText(element, 'Afbeelding, maximaal 15 MB');
  expect(sent()).toEqual([['photos', []]]);
  expect(page.requests).toEqual([]);
});

test('an uploaded file is in the form with an empty alt text, and its progress bar disappears after a second', async () => {
  const { page, element, records, pick, states } = await openField();
  await pick(picture('dak.png'));
  await waitFor(() => expect(records()).toHaveLength(1), { timeout: 3000 });
  const [record] = records();
  expect(record).toMatchObject({ file_name: 'dak.png', mime_type: 'image/png', size: PNG.length, alt: '' });
  expect(Object.keys(record!)).toEqual(['id', 'file_name', 'url', 'mime_type', 'size', 'alt']);
  expect(states()).toEqual(['success']);
  expect(element.querySelector('progress')?.value).toBe(100);
  expect(element.textContent).toContain('100%');
  // A field for one file accepts no more.
  expect(element.querySelector('input[type=file]')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 850));
  expect(states()).toEqual(['success']);
  await waitFor(() => expect(states()).toEqual([]));

  const [request] = uploads(page);
  expect(request).toMatchObject({ method: 'POST', path: '/media/upload/image' });
  expect(Object.keys(request!.body as Record_)).toEqual(['file']);
  expect(request!.headers.get('X-CSRF-TOKEN')).toBe(page.shop.csrf);
  expect(request!.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(request!.headers.get('Accept')).toBe('application/json');
  expect(request!.headers.get('Cache-Control')).toBe('no-cache');
});

test('with chunking, a small file is one chunk, with its fields before the file', async () => {
  const { page, records, pick } = await openField('data-enable-chunking');
  await pick(picture('dak.png'));
  await waitFor(() => expect(records()).toHaveLength(1), { timeout: 3000 });
  const [request] = uploads(page);
  const body = request!.body as Record_;
  expect(Object.keys(body)).toEqual([
    'dzChunkIndex',
    'dzTotalChunkCount',
    'dzChunkSize',
    'dzTotalFileSize',
    'dzIdentifier',
    'file',
  ]);
  expect(body).toMatchObject({
    dzChunkIndex: '0',
    dzTotalChunkCount: '1',
    dzChunkSize: '8000000',
    dzTotalFileSize: String(PNG.length),
    dzIdentifier: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  });
});

test('files are sent one after the other', async () => {
  const { page, records, pick, states } = await openField('data-multiple');
  await pick(picture('een.png'), picture('twee.png'), picture('drie.png'));
  await waitFor(() => expect(states()).toEqual(['uploading', 'queued', 'queued']), { timeout: 3000, interval: 1 });
  expect(uploads(page).length).toBeLessThan(2);
  await waitFor(() =>
    expect(records().map(({ file_name: name }) => name)).toEqual(['een.png', 'twee.png', 'drie.png']),
  );
});

describe('a file that is refused', () => {
  test('for its size is not sent, and the others are', async () => {
    const { page, element, records, pick } = await openField('data-multiple', { locale: 'en' });
    await pick(sized('poster.png', 15 * MB + 1), picture('dak.png'));
    const alert = await findByRole(element, 'alert');
    expect(alert.textContent).toBe('The file is too large. Maximum file size is 15 MB.');
    await findByText(element, 'File is too big (15MiB). Max filesize: 15MiB.');
    await waitFor(() => expect(records()).toHaveLength(1), { timeout: 3000 });
    expect(uploads(page)).toHaveLength(1);
    // The alert stays until the next action.
    await findByRole(element, 'button', { name: 'Move dak.png' });
    await userEvent.click(getByRole(element, 'button', { name: 'Remove dak.png' }));
    await waitFor(() => expect(element.querySelector('[role=alert]')).toBeNull());
  });

  test('can be sent once more where it was not the reason, and its row can be removed', async () => {
    const { element, records, pick, states } = await openField('', {
      answers: { '/media/upload/*': { how: '500', times: 2 } },
    });
    await pick(picture('dak.png'));
    await userEvent.click(await findByRole(element, 'button', { name: 'Opnieuw proberen dak.png' }, { timeout: 4000 }));
    await findByRole(element, 'alert', {}, { timeout: 4000 });
    expect(states()).toEqual(['error']);
    await userEvent.click(getByRole(element, 'button', { name: 'Opnieuw proberen dak.png' }));
    await waitFor(() => expect(records()).toHaveLength(1), { timeout: 4000 });

    await userEvent.click(getByRole(element, 'button', { name: 'Verwijderen dak.png' }));
    await pick(sized('poster.png', 15 * MB + 1));
    const remove = await findByRole(element, 'button', { name: 'Verwijderen poster.png' });
    expect(queryByRole(element, 'button', { name: /Opnieuw proberen/ })).toBeNull();
    await userEvent.click(remove);
    expect(states()).not.toContain('error');
    expect(queryByRole(element, 'alert')).toBeNull();
  });

  test('because there are too many empties the queue', async () => {
    const { page, element, records, pick, states } = await openField('data-multiple data-max-items="4"');
    await pick(...Array.from({ length: 6 }, (_, at) => picture(`${at}.png`)));
    const alert = await findByRole(element, 'alert');
    expect(alert.textContent).toBe('Er kunnen nog 4 bestanden bij. Er is niets toegevoegd; kies er hoogstens 4.');
    getByText(element, 'Nog 4 bestanden');
    expect(states()).toEqual([]);
    await pick(...Array.from({ length: 4 }, (_, at) => picture(`${at}.png`)));
    await waitFor(() => expect(records()).toHaveLength(4), { timeout: 3000 });
    expect(uploads(page)).toHaveLength(4);
    expect(queryByText(element, 'Upload een bestand')).toBeNull();
  });

  test.each([
    [413, '<html><h1>413 Request Entity Too Large</h1></html>', 0],
    [503, 'Onderhoud tot 12 uur.', 1],
  ] as const)('has a retry by its status (%i), whatever the answer says', async (status, answer, retries) => {
    const { element, pick } = await openField('data-upload-base="/proxy"', {
      pages: (app) => app.post('/proxy/upload/image', (context) => context.body(answer, status)),
    });
    await pick(picture('dak.png'));
    await findByRole(element, 'button', { name: 'Verwijderen dak.png' }, { timeout: 4000 });
    expect(queryAllByRole(element, 'button', { name: 'Opnieuw proberen dak.png' })).toHaveLength(retries);
  });

  test('by the shop stops the files behind it, and each can be sent once more', async () => {
    const { page, element, records, pick, states } = await openField('data-multiple', { locale: 'en' });
    await pick(new File([PDF], 'dak.png'), picture('twee.png'), picture('drie.png'));
    const alert = await findByRole(element, 'alert', {}, { timeout: 3000 });
    expect(alert.textContent).toBe('The uploaded file is not a valid image.');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(states()).toEqual(['error', 'error', 'error']);
    expect(records()).toEqual([]);
    expect(uploads(page)).toHaveLength(1);
    expect(getAllByText(element, 'Not uploaded')).toHaveLength(2);
    expect(queryByRole(element, 'button', { name: 'Try again dak.png' })).toBeNull();

    const names = () => records().map(({ file_name: name }) => name);
    await userEvent.click(getByRole(element, 'button', { name: 'Try again twee.png' }));
    expect(states()).toEqual(['error', expect.not.stringMatching('error'), 'error']);
    await waitFor(() => expect(names()).toEqual(['twee.png']), { timeout: 3000 });
    getByRole(element, 'button', { name: 'Remove dak.png' });
    // What was not sent stays for longer than the refusal, which the next action removes.
    await pick(picture('vier.png'));
    await waitFor(() => expect(names()).toEqual(['twee.png', 'vier.png']), { timeout: 3000 });
    expect(queryByRole(element, 'alert')).toBeNull();
    await userEvent.click(getByRole(element, 'button', { name: 'Try again drie.png' }));
    await waitFor(() => expect(names()).toEqual(['twee.png', 'vier.png', 'drie.png']), { timeout: 3000 });
    expect(states()).not.toContain('error');
  });

  test('leaves its place to others: a file that was not sent waits until there is room', async () => {
    const { page, element, records, pick, states } = await openField('data-multiple data-max-items="2"');
    await pick(new File([PDF], 'dak.png'), picture('twee.png'));
    await findByRole(element, 'alert', {}, { timeout: 3000 });
    await pick(picture('drie.png'), picture('vier.png'));
    await waitFor(() => expect(records()).toHaveLength(2), { timeout: 3000 });
    await userEvent.click(getByRole(element, 'button', { name: 'Opnieuw proberen twee.png' }));
    expect((await findByRole(element, 'alert')).textContent).toBe('Je kunt geen bestanden meer uploaden.');
    expect(states()).toContain('error');
    await userEvent.click(getByRole(element, 'button', { name: 'Verwijderen drie.png' }));
    await userEvent.click(getByRole(element, 'button', { name: 'Opnieuw proberen twee.png' }));
    await waitFor(() => expect(records()).toHaveLength(2), { timeout: 3000 });
    expect(uploads(page)).toHaveLength(4);
  });

  test.each([
    ['500', 'a server error', /^Something went wrong while uploading the files\. Please try again later\.$/],
    ['429', 'too many attempts', /^Too many attempts, please try again later$/],
    [
      '419',
      'an expired session',
      /^Your session has ended\. Reload the page and upload the file again\.Reload the page$/,
    ],
    ['html', 'a page', /^Invalid JSON response from server\.$/],
    ['offline', 'nothing', /^Something went wrong while uploading the files\. Please try again later\.$/],
  ] as const)('%s answers with %s', async (how, _what, said) => {
    const { element, pick } = await openField('', { locale: 'en', answers: { '/media/upload/*': how } });
    await pick(picture('dak.png'));
    expect((await findByRole(element, 'alert', {}, { timeout: 4000 })).textContent).toMatch(said);
  });
});

test('a chunk is tried four times', async () => {
  const { page, element, pick } = await openField('data-enable-chunking', { answers: { '/media/upload/*': '500' } });
  await pick(picture('dak.png'));
  await findByRole(element, 'alert', {}, { timeout: 4000 });
  expect(uploads(page)).toHaveLength(4);
});

test.each(['', 'data-enable-chunking'])(
  'a file that is refused for its token is sent again (%s)',
  async (attributes) => {
    const { page, records, pick } = await openField(attributes, {
      pages: (app) =>
        app.get('/', (context) => context.html(`<meta name="csrf-token" content="${context.get('session')!.csrf}">`)),
    });
    document.querySelector('meta')!.content = 'old';
    await pick(picture('dak.png'));
    await waitFor(() => expect(records()).toHaveLength(1), { timeout: 4000 });
    expect(uploads(page).map(({ headers }) => headers.get('X-CSRF-TOKEN'))).toEqual(['old', page.shop.csrf]);
  },
);

test('a chunk that succeeds at the fourth attempt is accepted', async () => {
  const { page, records, pick } = await openField('data-enable-chunking', {
    answers: { '/media/upload/*': { how: '500', times: 3 } },
  });
  await pick(picture('dak.png'));
  await waitFor(() => expect(records()).toHaveLength(1), { timeout: 4000 });
  expect(uploads(page)).toHaveLength(4);
});

test('a canceled upload is ignored, and the next one is sent', async () => {
  const { element, records, pick, states } = await openField('data-multiple');
  await pick(picture('een.png'), picture('twee.png'));
  fireEvent.click(await findByRole(element, 'button', { name: 'Annuleren een.png' }));
  await waitFor(() => expect(states()[0]).toBe('canceled'));
  await findByText(element, 'Upload geannuleerd.');
  await waitFor(() => expect(records().map(({ file_name: name }) => name)).toEqual(['twee.png']), { timeout: 3000 });
});

describe('records of a page', () => {
  const GIVEN = [{ id: 1, alt: 'Dak', file_name: 'dak.png', url: '/dak.png', size: 1_530_000 }];
  const attribute = (records: unknown) => `data-value='${JSON.stringify(records)}'`;

  test('are shown at once and completed by the shop; the page’s values take precedence', async () => {
    const first = await openField('data-multiple');
    await first.pick(picture('dak.png'));
    await waitFor(() => expect(first.records()).toHaveLength(1), { timeout: 3000 });
    const { id, url } = first.records()[0]!;
    const { element, records } = mountField(
      first.page,
      attribute([
        { id: String(id), alt: 'Ons dak' },
        { id: 77, url: '/oud.jpg' },
      ]),
    );
    expect((await findByRole(element, 'textbox', { name: 'Alt-tekst oud.jpg' })).textContent).toBe('');
    await findName(element, 'dak.png');
    expect(records()).toEqual([
      expect.objectContaining({ id: String(id), alt: 'Ons dak', url, file_name: 'dak.png' }),
      { id: 77, url: '/oud.jpg' },
    ]);
    expect(first.page.requests.at(-1)).toMatchObject({
      path: '/media/init',
      body: {
        data: [
          { id: String(id), alt: 'Ons dak' },
          { id: 77, url: '/oud.jpg' },
        ],
      },
    });
  });

  test('have a name, a size and a remove button that sends no request', async () => {
    const { page, element, records } = await openField(attribute(GIVEN), { locale: 'en' });
    await findByText(element, '1.5 MB');
    expect(queryByText(element, 'Upload a file')).toBeNull();
    await userEvent.click(getByRole(element, 'button', { name: 'Remove dak.png' }));
    expect(records()).toEqual([]);
    await findByText(element, 'dak.png has been removed');
    await findByText(element, 'Upload a file');
    expect(page.requests.filter(({ path }) => path.includes('delete'))).toEqual([]);
  });

  test.each(['500', 'malformed', 'offline'] as const)('stay when the shop answers with %s', async (how) => {
    const { page, element, records, templateErrors } = await openField(attribute(GIVEN), {
      answers: { '/media/init': how },
    });
    await waitFor(() => expect(page.published.map(([name]) => name)).toContain('call-failed'), { timeout: 4000 });
    expect(records()).toEqual(GIVEN);
    expect(element.querySelector('[role=alert]')).toBeNull();
    expect(templateErrors).toEqual([]);
  });

  test('are replaced only when the page sets others', async () => {
    const { element, records } = await openField(attribute(GIVEN));
    await findName(element, 'dak.png');
    element.dataset['value'] = JSON.stringify([{ id: 1, alt: 'Anders' }]);
    element.dataset['value'] = JSON.stringify([{ id: 1 }, { id: 2 }]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(records()).toMatchObject(GIVEN);
    element.dataset['value'] = JSON.stringify([{ id: 2, file_name: 'gevel.png' }]);
    await findName(element, 'gevel.png');
    expect(records()).toMatchObject([{ id: 2 }]);
  });

  test('can be in the server’s hidden input', async () => {
    const page = await openPage();
    const printed = `<input type="hidden" name="foto" value='${JSON.stringify(GIVEN)}'>`;
    const html = `<form><div data-widget="media-field">${printed}<input type="file" name="nieuw"></div></form>`;
    const place = document.createElement('div');
    place.innerHTML = html;
    const { element, states } = page.mount(island, place.querySelector('[data-widget]')!.outerHTML);
    await waitFor(() => expect(states).toEqual(['ready']));
    await findName(element, 'dak.png');
    const inputs = [...element.querySelectorAll<HTMLInputElement>('input[name]')];
    expect(inputs.map(({ name, type }) => [name, type])).toEqual([['foto', 'hidden']]);
  });
});

test('a file that was uploaded in this page is deleted at the shop when it is removed', async () => {
  const { page, element, records, pick } = await openField();
  await pick(picture('dak.png'));
  await waitFor(() => expect(records()).toHaveLength(1), { timeout: 3000 });
  const { id } = records()[0]!;
  await userEvent.click(getByRole(element, 'button', { name: 'Verwijderen dak.png' }));
  await waitFor(() => expect(page.requests.at(-1)).toMatchObject({ path: '/media/delete/nonpersisted', body: { id } }));
  expect(records()).toEqual([]);
});

test('the editor’s texts are in the form value, and the controls send nothing else', async () => {
  const value = `data-value='[{"id":1,"file_name":"dak.png"}]'`;
  const { element, sent } = await openField(`data-use-title data-use-size ${value}`);
  await userEvent.type(await findByRole(element, 'textbox', { name: /^Alt-tekst/ }), 'Ons dak');
  await userEvent.type(getByLabelText(element, /^Titel/), 'Zuidzijde');
  await userEvent.type(getByLabelText(element, /^Grootte/), '50');
  expect(sent()).toEqual([
    ['photos', [{ id: 1, file_name: 'dak.png', alt: 'Ons dak', title: 'Zuidzijde', size_percentage: 50 }]],
  ]);
});

test('without editable texts there are no text fields', async () => {
  const { element } = await openField(`data-use-alt="false" data-show-specs="false" data-value='[{"id":1}]'`);
  await findByRole(element, 'button', { name: 'Verwijderen Bestand' });
  expect(element.querySelectorAll('input:not([type=hidden])')).toHaveLength(0);
});

test('several files have drag handles; a single-file field has none', async () => {
  const value = `data-value='[{"id":1,"file_name":"een.png"},{"id":2,"file_name":"twee.png"}]'`;
  const { element } = await openField(`data-multiple ${value}`);
  const handles = await findAllByRole(element, 'button', { name: /^Verplaats/ });
  expect(handles.map((handle) => handle.getAttribute('aria-roledescription'))).toEqual(['sorteerbaar', 'sorteerbaar']);
});

test('writing the same value again keeps uploaded files', async () => {
  const { element, pick, records } = await openField(`data-value='[{"id":1,"file_name":"dak.png"}]'`);
  await userEvent.click(await findByRole(element, 'button', { name: 'Verwijderen dak.png' }));
  await pick(picture('tuin.png'));
  await findName(element, 'tuin.png');
  const uploaded = records();
  element.setAttribute('data-value', element.getAttribute('data-value')!);
  await new Promise((done) => setTimeout(done, 50));
  expect(records()).toEqual(uploaded);

  element.setAttribute('data-value', '[{"id":2,"file_name":"muur.png"}]');
  await findName(element, 'muur.png');
});

test('a form reset restores the initial records', async () => {
  const { element, form, records } = await openField(`data-value='[{"id":1,"file_name":"dak.png"}]'`);
  await userEvent.click(await findByRole(element, 'button', { name: 'Verwijderen dak.png' }));
  expect(records()).toEqual([]);
  form.reset();
  await findName(element, 'dak.png');
  expect(records()).toEqual([{ id: 1, file_name: 'dak.png' }]);
});

test('two fields without a name get different names', async () => {
  const page = await openPage();
  const names = [1, 2].map(() => {
    const { element } = page.mount(island, '<div data-widget="media-field"></div>');
    return waitFor(() => element.querySelector<HTMLInputElement>('.sw-root input[type=hidden]')!.name);
  });
  const [first, second] = await Promise.all(names);
  expect(first).toMatch(/^media-[a-z0-9]{8}$/);
  expect(second).not.toBe(first);
});

test.each([
  ['data-type="audio"', { attribute: 'data-type', expected: 'image or pdf or video', found: 'audio' }],
  ['data-value="[{"', { attribute: 'data-value', expected: 'JSON', found: '[{' }],
])('%s is a template error', async (attributes, templateError) => {
  const page = await openPage();
  const { templateErrors } = page.mount(island, `<div data-widget="media-field" ${attributes}></div>`);
  expect(templateErrors).toEqual([templateError]);
});

test.each(['data-value=""', 'data-max-items=""', 'data-name=""'])('%s counts as not set', async (attribute) => {
  const page = await openPage();
  const { element, templateErrors } = page.mount(island, `<div data-widget="media-field" ${attribute}></div>`);
  await findByText(element, 'Upload een bestand');
  expect(templateErrors).toEqual([]);
});

test('two fields on a page are independent', async () => {
  const page = await openPage();
  const first = mountField(page, 'data-multiple');
  const second = mountField(page, 'data-multiple data-type="pdf"');
  const file = picture('dak.png');
  await first.pick(file);
  await second.pick(new File([PDF], 'handleiding.pdf'));
  await waitFor(() => expect([first.records().length, second.records().length]).toEqual([1, 1]), { timeout: 3000 });
  expect(
    uploads(page)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/media/upload/image', '/media/upload/pdf']);
  // The page's file is unchanged.
  expect(file).not.toHaveProperty('upload');
  expect(file).not.toHaveProperty('status');
});
