import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { MP4, PNG } from '../../tools/demo-shop/uploads.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test as base } from './shop.ts';

const CHUNK = 8_000_000;
const MB = 1024 * 1024;

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** A file with a marker in every chunk. It is sparse, so it takes little space on disk. */
async function writeFile(folder: string, name: string, size: number, start: Uint8Array): Promise<string> {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await file.write(start);
  for (let at = CHUNK / 2; at < size; at += CHUNK) await file.write(`chunk ${at}`, at);
  await file.truncate(size);
  await file.close();
  return path;
}

/** The number of failed upload requests, and the maximum of concurrent ones. */
function watchUploads(page: Page): { broken: number; together: number } {
  const uploads = { broken: 0, together: 0 };
  let underWay = 0;
  const isUpload = (request: Request) => request.url().includes('/upload/');
  page.on('request', (request) => {
    if (isUpload(request)) uploads.together = Math.max(uploads.together, ++underWay);
  });
  page.on('requestfinished', (request) => void (isUpload(request) && underWay--));
  page.on('requestfailed', (request) => void (isUpload(request) && underWay-- && uploads.broken++));
  return uploads;
}

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) });

/** A form of the page with one field. */
async function openField(page: Page, attributes: Readonly<Record<string, string>> = {}, lang = 'nl'): Promise<Locator> {
  await page.goto(`/demo/media-field?lang=${lang}`);
  await page.locator('main').evaluate((body, data) => {
    const form = document.createElement('form');
    form.action = '/demo/media-field';
    const field = document.createElement('div');
    field.dataset['widget'] = 'media-field';
    field.dataset['name'] = 'own';
    for (const [name, value] of Object.entries(data)) field.setAttribute(name, value);
    const save = document.createElement('button');
    save.textContent = 'Bewaar';
    form.append(field, save);
    body.prepend(form);
  }, attributes);
  const field = page.locator('form > [data-widget=media-field]');
  await expect(field).toHaveAttribute('data-widget-state', 'ready');
  return field;
}

async function recordsIn(
  field: Locator,
): Promise<{ id: number; file_name: string; url: string; alt: string; size: number }[]> {
  return JSON.parse(await field.locator('input[type=hidden]').inputValue());
}

const namesIn = async (field: Locator) => (await recordsIn(field)).map(({ file_name: name }) => name);

/** Drops files on the field as a mouse would. */
async function drop(field: Locator, names: readonly string[], bytes: readonly number[] = [...PNG]): Promise<void> {
  await field.locator('.sw-upload').evaluate(
    (zone, [names, bytes]) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [names, bytes] as const,
  );
}

/** Waits until the drag has measured its positions, before the next key. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );
}

async function hashOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of stream) hash.update(part);
  return hash.digest('hex');
}

const nine = Array.from({ length: 9 }, (_, at) => `dak-${at + 1}.png`);

test('nine pictures at once are all accepted, or none if there are too many', async ({ page, pageErrors }) => {
  const many = await openField(page, { 'data-multiple': '' });
  await drop(many, nine);
  await expect.poll(() => namesIn(many)).toEqual(nine);
  await expect(many.locator('[data-state]')).toHaveCount(0);

  for (const [attributes, words] of [
    [{}, /^Er kan nog 1 bestand bij/],
    [{ 'data-multiple': '', 'data-max-items': '4' }, /^Er kunnen nog 4 bestanden bij/],
  ] as const) {
    const few = await openField(page, attributes);
    await drop(few, nine);
    await expect(few.getByRole('alert')).toHaveText(words);
    expect(await namesIn(few)).toEqual([]);
    await drop(few, nine.slice(0, 1));
    await expect.poll(() => namesIn(few)).toEqual(nine.slice(0, 1));
    await expect(few.getByRole('alert')).toHaveCount(0);
  }
  pageErrors.expectOnly();
});

for (const [name, isComplete] of [
  ['a version of Dropzone of its own', true],
  ['a jQuery that is not loaded yet', false],
] as const)
  test(`a page with ${name} can upload, and keeps it`, async ({ page, pageErrors }) => {
    await page.addInitScript((isComplete) => {
      const own = () => 'own';
      Object.assign(globalThis, { jQuery: isComplete ? { fn: { dropzone: own } } : () => {} });
    }, isComplete);
    const field = await openField(page);
    await field.locator('input[type=file]').setInputFiles(picture('dak.png'));
    await expect.poll(() => namesIn(field)).toEqual(['dak.png']);
    const plugin = await page.evaluate(() => {
      const { jQuery } = globalThis as unknown as { jQuery: { fn?: { dropzone(): string } } };
      return jQuery.fn?.dropzone();
    });
    expect(plugin).toBe(isComplete ? 'own' : undefined);
    pageErrors.expectOnly();
  });

test('the keyboard changes the order, and the form sends it with what was written', async ({ page, pageErrors }) => {
  const field = await openField(page, { 'data-multiple': '' }, 'en');
  await field.locator('input[type=file]').setInputFiles(['a.png', 'b.png', 'c.png'].map(picture));
  await expect.poll(() => namesIn(field)).toEqual(['a.png', 'b.png', 'c.png']);
  await field.getByRole('textbox', { name: 'Alt text c.png' }).fill('The roof');
  await expectAccessible(page);

  const handle = field.getByRole('button', { name: 'Move c.png', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('c.png is picked up, place 3 of 3')).toBeAttached();
  await drawn(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('c.png is now at place 2 of 3')).toBeAttached();
  await drawn(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('c.png is now at place 1 of 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => namesIn(field)).toEqual(['c.png', 'a.png', 'b.png']);
  await expect(handle).toBeFocused();

  const [first, last] = [
    field.getByRole('button', { name: 'Move c.png', exact: true }),
    field.getByRole('button', { name: 'Move b.png', exact: true }),
  ];
  await first.hover();
  await page.mouse.down();
  const place = (await last.boundingBox())!;
  await page.mouse.move(place.x + 5, place.y + place.height, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesIn(field)).toEqual(['a.png', 'b.png', 'c.png']);

  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.waitForURL(/own=/);
  const sent = new URL(page.url()).searchParams;
  expect([...sent.keys()]).toEqual(['own']);
  expect(JSON.parse(sent.get('own')!)).toMatchObject([
    { alt: '' },
    { alt: '' },
    { file_name: 'c.png', alt: 'The roof' },
  ]);
  pageErrors.expectOnly();
});

test('hostile names, addresses and drawings run nothing', async ({ page, pageErrors }) => {
  const name = '<img src=x onerror="hit=1">.png';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hit=1"><script>parent.hit=1</script></svg>';
  await page.route('**/storage/hostile.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  const value = JSON.stringify([
    {
      id: 77,
      file_name: name,
      url: '/storage/hostile.svg',
      mime_type: 'image/svg+xml',
      alt: '"><script>hit=1</script>',
    },
    { id: 78, file_name: 'link.png', url: 'javascript:hit=1', mime_type: 'image/png' },
  ]);
  const field = await openField(page, { 'data-multiple': '', 'data-value': value });
  await drop(field, [name]);
  await expect(field.getByText('is geüpload')).toBeAttached();
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(field.getByRole('alert')).toHaveText('Het geüploade bestand is geen geldige afbeelding.');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect((await recordsIn(field)).slice(0, 2)).toMatchObject(JSON.parse(value));
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('a file of exactly the maximum size is uploaded, one byte more is refused before it is sent', async ({
  page,
  folder,
}) => {
  const field = await openField(page, {}, 'en');
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/upload/') && requested.push(request.url()));
  const picker = field.locator('input[type=file]');
  await picker.setInputFiles(await writeFile(folder, 'groter.png', 15 * MB + 1, PNG));
  await expect(field.getByRole('alert')).toHaveText('The file is too large. Maximum file size is 15 MB.');
  expect(requested).toEqual([]);
  await picker.setInputFiles(await writeFile(folder, 'groot.png', 15 * MB, PNG));
  await expect.poll(() => recordsIn(field)).toMatchObject([{ size: 15 * MB }]);
});

test('a lost connection pauses the upload without using an attempt, and leaving the page asks first', async ({
  page,
  context,
}) => {
  const field = await openField(page, { 'data-enable-chunking': '' });
  const forms: string[] = [];
  page.on('request', (request) => request.url().includes('/upload/') && forms.push(request.url()));
  await context.setOffline(true);
  await field.locator('input[type=file]').setInputFiles(picture('dak.png'));
  // Longer than four attempts would take.
  await page.waitForTimeout(2500);
  await expect(field.getByRole('alert')).toHaveCount(0);
  expect(forms.length).toBeLessThan(2);

  const dialogOpened = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await context.setOffline(false);
  await expect.poll(() => namesIn(field)).toEqual(['dak.png']);
  expect(forms.length).toBeLessThan(3);
});

test('a large video arrives byte for byte through a connection that breaks at every seventh chunk', async ({
  page,
  folder,
}) => {
  test.setTimeout(60_000);
  const size = 190_000_000;
  const path = await writeFile(folder, 'dakopbouw.mp4', size, MP4);
  const field = await openField(page, { 'data-type': 'video', 'data-enable-chunking': '' });
  const behaviour = { call: '/media/upload/*', how: 'cut', every: 7 };
  expect((await page.request.post('/demo/behaviour', { data: behaviour })).ok()).toBe(true);
  const chunks = watchUploads(page);
  const devtools = await page.context().newCDPSession(page);
  let heap = 0;

  await field.locator('input[type=file]').setInputFiles(path);
  await expect(async () => {
    heap = Math.max(heap, (await devtools.send('Runtime.getHeapUsage')).usedSize);
    expect(await recordsIn(field)).toMatchObject([{ file_name: 'dakopbouw.mp4', size, alt: '' }]);
  }).toPass({ timeout: 40_000 });

  const [record] = await recordsIn(field);
  const kept = await fetch(new URL(record!.url, page.url()));
  expect(await hashOf(kept.body!)).toBe(await hashOf(createReadStream(path)));
  expect(chunks.broken).toBeGreaterThanOrEqual(3);
  expect(chunks.together).toBeGreaterThan(1);
  expect(heap).toBeLessThan(150 * MB);
});

test('code for sorting that is out loads after a pause, and files can be removed meanwhile', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  let isDown = true;
  let requests = 0;
  await page.route('**/SortableMedia-*', (route) => {
    requests += 1;
    return isDown ? route.fulfill({ status: 503 }) : route.continue();
  });
  const field = await openField(page, { 'data-multiple': '' });
  await field.locator('input[type=file]').setInputFiles(['a.png', 'b.png'].map(picture));
  const remove = field.getByRole('button', { name: 'Verwijderen a.png' });
  await expect(remove).toBeEnabled();
  await remove.click();
  await expect.poll(() => namesIn(field)).toEqual(['b.png']);
  // The first attempt consists of several requests.
  await page.waitForLoadState('networkidle');
  const once = requests;
  await page.clock.fastForward(5000);
  expect(requests).toBe(once);
  isDown = false;
  await page.clock.fastForward(10_000);
  await expect(field.getByRole('button', { name: 'Verplaats b.png' })).toBeVisible();
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('a text that is typed before the code for sorting is there stays, with the focus', async ({
  page,
  pageErrors,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/SortableMedia-*', async (route) => {
    await held;
    await route.continue();
  });
  const files = ['een', 'twee'].map((name, index) => ({ id: index + 1, file_name: `${name}.png` }));
  const field = await openField(page, { 'data-multiple': '', 'data-value': JSON.stringify(files) });
  const alt = field.getByRole('textbox', { name: 'Alt-tekst een.png' });
  await alt.click();
  await page.keyboard.type('Dak ');
  release();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('met panelen');
  await expect(alt).toBeFocused();
  await expect(alt).toHaveValue('Dak met panelen');
  const sent = () => field.locator('input[type=hidden]').inputValue();
  expect(JSON.parse(await sent())).toMatchObject([{ alt: 'Dak met panelen' }, { id: 2 }]);
  await page.getByRole('button', { name: 'Bewaar' }).focus();
  await expect(field.getByRole('button', { name: 'Verplaats een.png' })).toBeVisible();
  await expect(alt).toHaveValue('Dak met panelen');
  pageErrors.expectOnly();
});
