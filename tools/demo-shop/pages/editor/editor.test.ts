import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNode } from '../../db/open-node.ts';
import { openShop, type OpenedShop } from '../../open-shop.ts';
import { MP4, PDF, PNG, withFile } from '../../uploads.ts';
import { mountPages } from '../pages.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: OpenedShop;
let now: number;
beforeEach(async () => {
  now = Date.now();
  shop = await openShop({ open: openNode, products: 60, clock: () => now, pages: mountPages });
});
afterEach(() => shop.close());

const files = {
  image: () => new File([PNG], 'dak.png'),
  pdf: () => new File([PDF], 'handleiding.pdf'),
  video: () => new File([MP4], 'film.mp4'),
};

async function upload(type: keyof typeof files): Promise<{ id: number; url: string }> {
  return (await shop.fetch(`/media/upload/${type}`, { method: 'POST', body: withFile(files[type]()) })).json();
}

interface Sent {
  id?: number;
  title?: string;
  body?: string;
  photos?: unknown;
  manuals?: unknown;
  videos?: unknown;
  /** The file fields of a form without JavaScript. */
  added?: Record<string, File[]>;
}

/** Submits the form as a browser does, with its token. */
async function save({ added = {}, ...fields }: Sent): Promise<{ status: number; page: string; id: number }> {
  const form = new FormData();
  form.append('_token', shop.csrf);
  for (const [name, value] of Object.entries({ title: 'Dak', intro: '', body: 'Een.\n\nTwee.', ...fields })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, sent] of Object.entries(added)) for (const file of sent) form.append(name, file);
  const headers = { Accept: 'text/html', 'X-Demo-Session': shop.session.id };
  const answer = await shop.app.request('/redactie', { method: 'POST', body: form, headers });
  const location = answer.headers.get('location');
  if (location === null) return { status: answer.status, page: await answer.text(), id: 0 };
  return { status: answer.status, page: await read(location), id: Number(location.split('/').at(-1)) };
}

async function read(path: string): Promise<string> {
  return (await shop.fetch(path, { headers: { Accept: 'text/html' } })).text();
}

const kept = () => shop.db.selectFrom('media').select(['id', 'alt', 'saved_at']).orderBy('id').execute();

test('an article is saved with the order and texts of its files', async () => {
  const [roof, wall] = [await upload('image'), await upload('image')];
  const [manual, film] = [await upload('pdf'), await upload('video')];
  const photos = [
    { id: wall.id, alt: 'De "gevel"', title: 'Aan de muur', size_percentage: '48' },
    { id: String(roof.id), alt: 'Het dak' },
  ];
  const { status, page } = await save({ photos, manuals: [manual], videos: [film] });
  expect(status).toBe(303);
  expect(page.indexOf(wall.url)).toBeLessThan(page.indexOf(roof.url));
  expect(page).toContain('alt="De &quot;gevel&quot;"');
  expect(page).toContain('photo--50');
  expect(page).toContain('<figcaption>Aan de muur</figcaption>');
  expect(page).toContain('handleiding.pdf downloaden (15 B)');
  expect(page).toMatch(/<video[^>]+film\.mp4/);
  expect(page).toMatch(/<p>Een\.<\/p>\s*<p>Twee\.<\/p>/);
  expect(await read('/redactie')).toContain('Dak');
  now += 2 * DAY;
  const later = await upload('image');
  expect((await kept()).map(({ id }) => id)).toEqual([roof.id, wall.id, manual.id, film.id, later.id]);
});

test('a file that an editor removes from an article is deleted a day later', async () => {
  const [roof, wall] = [await upload('image'), await upload('image')];
  const { id } = await save({ photos: [roof, wall] });
  const form = await read(`/redactie/${id}/bewerken`);
  expect(form).toContain('data-max-items="4"');
  expect(form).toContain(`&quot;id&quot;:${roof.id}`);
  expect((await save({ id, photos: [{ ...wall, alt: 'Nieuw' }] })).id).toBe(id);
  now += 2 * DAY;
  const later = await upload('image');
  expect(await kept()).toMatchObject([{ id: wall.id, alt: 'Nieuw' }, { id: later.id }]);
});

test('an invalid form is shown again with its values', async () => {
  const roof = await upload('image');
  const { status, page } = await save({ title: ' ', photos: [{ id: roof.id, alt: 'Het dak' }] });
  expect(status).toBe(422);
  expect(page).toContain('Vul een titel in.');
  expect(page).toContain('&quot;alt&quot;:&quot;Het dak&quot;');
  expect(page).toContain('Twee.');
  expect(await kept()).toMatchObject([{ saved_at: null }]);
});

test('a media field accepts only as many files as allowed, of its own kind and of this editor', async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => upload('image')));
  expect((await save({ photos: five })).page).toContain('Kies niet meer dan 4 bestanden.');
  expect((await save({ manuals: [five[0]] })).page).toContain('past niet in dit veld');
  const { id } = await save({ photos: [five[0]] });
  expect(id).toBe(1);
  expect((await save({ title: 'Ander', photos: [five[0]] })).page).toContain('is er niet meer');
  expect((await save({ photos: [{ id: 4 }] })).page).toContain('is er niet meer');
});

test('without JavaScript the files are sent with the form', async () => {
  const added = { photos_added: [files.image(), files.image()], manuals_added: [files.pdf(), new File([], '')] };
  const { id, page } = await save({ added });
  expect(page.split('/dak.png"')).toHaveLength(3);
  const photos_kept = /name="photos_kept" value="([^"]*)"/.exec(await read(`/redactie/${id}/bewerken`))![1]!;
  const again = { id, photos_kept: JSON.parse(photos_kept.replaceAll('&quot;', '"')), manuals_kept: [] };
  const changed = await save({ ...again, added: { photos_added: [files.image()] } });
  expect(changed.page.split('/dak.png"')).toHaveLength(4);
  expect(changed.page).not.toContain('handleiding.pdf');
  const refused = await save({ title: 'Nog een', added: { photos_added: [files.pdf()] } });
  expect([refused.status, refused.page]).toEqual([422, expect.stringContaining('Dit is geen foto')]);
  expect(refused.page).toContain('value="Nog een"');
});

test('a missing article answers 404', async () => {
  for (const path of ['/redactie/99', '/redactie/99/bewerken']) {
    expect((await shop.fetch(path, { headers: { Accept: 'text/html' } })).status).toBe(404);
  }
});
