import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MediaType } from '../../../shared/contract/media.ts';
import { postJson } from '../shop-client.ts';
import { openBrowser } from '../db/open-browser.ts';
import { openNode } from '../db/open-node.ts';
import { type BucketServer, openBucketServer } from '../host/bucket-server.support.ts';
import { piecesInBucket } from '../host/store-in-bucket.ts';
import { piecesOnDisk } from '../host/store-on-disk.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import type { FileStore } from '../rules/media/file-store.ts';
import { chunked, MP4, PDF, PNG, withFile } from '../uploads.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: OpenedShop;
let now: number;
const open = async (setup: Partial<ShopSetup> = {}) => {
  now = Date.now();
  shop = await openShop({ open: openNode, products: 60, clock: () => now, ...setup });
};
afterEach(() => shop.close());

const upload = (type: MediaType, form: FormData) => shop.fetch(`/media/upload/${type}`, { method: 'POST', body: form });
const picture = (name = 'dak.png') => withFile(new File([PNG], name, { type: 'text/html' }));

async function uploaded(form = picture(), type: MediaType = 'image') {
  const answer = await upload(type, form);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: number; file_name: string; url: string; mime_type: string; size: number };
}

/** The given number of varying bytes, with the start of a video. */
function film(size: number): File {
  const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 256);
  bytes.set(MP4);
  return new File([bytes], 'film.mp4');
}

describe('a single upload', () => {
  test('has the type of its content, regardless of its name', async () => {
    await open();
    const record = await uploaded();
    expect(record).toEqual({
      id: 9001,
      file_name: 'dak.png',
      url: expect.stringMatching(/^\/storage\/\w{32}\/dak\.png$/),
      mime_type: 'image/png',
      size: PNG.length,
    });
    const file = await shop.app.request(record.url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''dak.png",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers.get('set-cookie')).toBeNull();
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
  });

  test('is served as a download unless it is a picture', async () => {
    await open();
    const { url } = await uploaded(withFile(new File([PDF], '../../geheim/hand "leiding".pdf')), 'pdf');
    expect(url).toMatch(/\/hand%20leiding\.pdf$/);
    expect((await shop.app.request(url)).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test.each([
    { type: 'image', message: 'Dit is geen foto in JPEG, PNG, GIF, WebP of AVIF.' },
    { type: 'pdf', message: 'Dit is geen PDF.' },
    { type: 'video', message: 'Dit is geen video in MP4, WebM, MOV of Ogg.' },
  ] as const)('is refused with its field when it is no $type', async ({ type, message }) => {
    await open();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'dak.png');
    const answer = await upload(type, withFile(svg));
    expect([answer.status, await answer.json()]).toEqual([422, { message, errors: { file: [message] } }]);
  });

  test('is refused without a file, with several files, or with an empty one', async () => {
    await open({ locale: 'en' });
    const two = picture();
    two.append('file', new File([PNG], 'nog.png'));
    const answers = [];
    for (const form of [new FormData(), two, withFile(new File([], 'leeg.png'))]) {
      const answer = await upload('image', form);
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual([
      [422, 'No file has arrived.'],
      [422, 'Send one file at a time.'],
      [422, 'This file is empty.'],
    ]);
  });

  test('may have exactly 15 MB', async () => {
    await open();
    const most = 15 * 1024 * 1024;
    const bytes = new Uint8Array(most + 1);
    bytes.set(PNG);
    expect((await upload('image', withFile(new File([bytes.subarray(0, most)], 'groot.png')))).status).toBe(200);
    const answer = await upload('image', withFile(new File([bytes], 'groter.png')));
    expect([answer.status, await answer.text()]).toEqual([413, 'Dit bestand is te groot. Het mag 15 MB zijn.']);
  });

  test('needs the token of its session', async () => {
    await open();
    const headers = { 'X-Demo-Session': shop.session.id };
    const answer = await shop.app.request('/media/upload/image', { method: 'POST', body: picture(), headers });
    expect(answer.status).toBe(419);
  });
});

let folder: string;
let server: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-uploads-test-'));
  server = await openBucketServer();
});
afterAll(() => Promise.all([rm(folder, { recursive: true }), server.close()]));

describe.each([
  { where: 'in the database of Node', open: openNode, pieces: undefined },
  { where: 'in the database of a page', open: openBrowser, pieces: undefined },
  { where: 'on the disk', open: openNode, pieces: () => piecesOnDisk(folder) },
  { where: 'in a bucket', open: openNode, pieces: () => piecesInBucket(server.bucket) },
] as { where: string; open: ShopSetup['open']; pieces?: () => FileStore }[])('a file in chunks $where', (host) => {
  const openHere = () => open({ open: () => host.open(), ...(host.pieces && { pieces: host.pieces() }) });

  test('is complete once, regardless of the order and repetition of chunks', async () => {
    await openHere();
    const file = film(100_000);
    const chunks = chunked(file, 9000);
    const twice = [...chunks.slice(3), ...chunks.slice(0, 5)];
    const answers = await Promise.all(
      twice.map(async (chunk) => {
        const answer = await upload('video', chunk);
        return [answer.status, await answer.json()] as const;
      }),
    );
    const records = answers.filter(([status]) => status === 200).map(([, record]) => record);
    expect(records).toHaveLength(answers.filter(([, body]) => 'id' in body).length);
    expect(new Set(records.map(({ id }) => id))).toEqual(new Set([9001]));
    expect(records[0]).toMatchObject({ file_name: 'film.mp4', mime_type: 'video/mp4', size: 100_000 });
    expect(answers.filter(([status]) => status === 202).map(([, body]) => Object.keys(body))).toEqual(
      answers.filter(([status]) => status === 202).map(() => ['done']),
    );
    expect((await (await upload('video', chunks[7]!)).json()).id).toBe(9001);
    const served = await shop.app.request(records[0].url);
    expect(Buffer.compare(Buffer.from(await served.arrayBuffer()), Buffer.from(await file.arrayBuffer()))).toBe(0);
  });

  test('can be played from any position', async () => {
    await openHere();
    const file = film(50_000);
    const bytes = new Uint8Array(await file.arrayBuffer());
    let url = '';
    for (const chunk of chunked(file, 7000)) url = (await (await upload('video', chunk)).json()).url ?? url;
    const part = async (range: string) => {
      const answer = await shop.app.request(url, { headers: { Range: range } });
      return [answer.status, answer.headers.get('content-range'), new Uint8Array(await answer.arrayBuffer())];
    };
    expect(await part('bytes=0-0')).toEqual([206, 'bytes 0-0/50000', bytes.slice(0, 1)]);
    expect(await part('bytes=6990-21010')).toEqual([206, 'bytes 6990-21010/50000', bytes.slice(6990, 21_011)]);
    expect(await part('bytes=49990-')).toEqual([206, 'bytes 49990-49999/50000', bytes.slice(49_990)]);
    expect(await part('bytes=-10')).toEqual([206, 'bytes 49990-49999/50000', bytes.slice(49_990)]);
    expect(await part('bytes=50000-')).toEqual([416, 'bytes */50000', new Uint8Array()]);
    expect((await shop.app.request(url, { method: 'HEAD' })).headers.get('content-length')).toBe('50000');
  });

  test('accepts field names in lower case', async () => {
    await openHere();
    const [chunk] = chunked(film(3000), 9000);
    const small = new FormData();
    for (const [name, value] of chunk!) {
      const key = name === 'dzIdentifier' ? 'dzuuid' : name.toLowerCase();
      small.append(key, value);
    }
    expect(await uploaded(small, 'video')).toMatchObject({ id: 9001, size: 3000 });
  });

  test('of the wrong type is refused at its first chunk', async () => {
    await openHere();
    const [first] = chunked(new File([new Uint8Array(30_000)], 'film.mp4'), 9000);
    expect((await upload('video', first!)).status).toBe(422);
  });

  test('leaves nothing when it is deleted, or abandoned for a day', async () => {
    await openHere();
    const { id, url } = await uploaded();
    expect(await (await postJson(shop, '/media/delete/nonpersisted', { id })).json()).toEqual({ success: true });
    expect((await shop.app.request(url)).status).toBe(404);
    const [begun] = chunked(film(30_000), 9000);
    await upload('video', begun!);
    now += DAY + 1;
    const fresh = await uploaded();
    const rows = await shop.db.selectFrom('media').select('id').execute();
    expect(rows).toEqual([{ id: fresh.id }]);
    expect(await shop.db.selectFrom('media_pieces').select('piece').execute()).toHaveLength(1);
  });
});

describe('chunks that do not match', () => {
  const wrong: readonly { what: string; change: Record<string, string> }[] = [
    { what: 'beyond the end', change: { dzChunkIndex: '4' } },
    { what: 'of another count', change: { dzTotalChunkCount: '5' } },
    { what: 'of another size', change: { dzTotalFileSize: '29000' } },
    { what: 'without a number', change: { dzChunkIndex: '-1' } },
    { what: 'of a strange upload', change: { dzIdentifier: '../../etc' } },
  ];

  test.each(wrong)('$what are refused', async ({ change }) => {
    await open();
    const [, , , last] = chunked(film(30_000), 9000);
    for (const [name, value] of Object.entries(change)) last!.set(name, value);
    const answer = await upload('video', last!);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      'De delen van dit bestand passen niet bij elkaar. Upload het opnieuw.',
    ]);
  });

  test('of a file that is too large are refused at once', async () => {
    await open();
    const [first] = chunked(film(30_000), 9000);
    const size = 200 * 1024 * 1024 + 1;
    first!.set('dzTotalFileSize', String(size));
    first!.set('dzTotalChunkCount', String(Math.ceil(size / 9000)));
    expect((await upload('video', first!)).status).toBe(413);
  });
});

describe('the data of files', () => {
  const known = async (data: unknown) => (await postJson(shop, '/media/init', { data })).json();

  test('is returned in the requested order, in any notation', async () => {
    await open();
    const [first, second] = [await uploaded(), await uploaded(picture('gevel.png'))];
    const records = [
      { ...second, alt: '', title: null, size_percentage: null },
      { ...first, alt: '', title: null, size_percentage: null },
    ];
    const list = [{ id: String(second.id), alt: 'Gevel' }, { id: first.id }, { id: 12 }, 'x'];
    expect(await known(list)).toEqual({ success: true, result: records });
    expect((await known(JSON.stringify(list))).result).toEqual(records);
    expect((await known({ id: first.id })).result).toEqual([records[1]]);
    for (const nothing of [null, '', 'geen', 5, [], { a: 1 }]) {
      expect(await known(nothing)).toEqual({ success: true, result: [] });
    }
  });

  test('is private to the session until it is saved', async () => {
    await open();
    const { id } = await uploaded();
    const otherSession = { 'X-Demo-Session': 'another' };
    await shop.app.request('/login', { headers: otherSession });
    const { csrf } = await shop.db
      .selectFrom('sessions')
      .select('csrf')
      .where('id', '=', 'another')
      .executeTakeFirstOrThrow();
    const asStranger = (path: string, body: object) =>
      shop.app.request(path, {
        method: 'POST',
        headers: { ...otherSession, 'X-CSRF-TOKEN': csrf, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await (await asStranger('/media/init', { data: [{ id }] })).json()).result).toEqual([]);
    expect(await (await asStranger('/media/delete/nonpersisted', { id })).json()).toEqual({ success: false });
    expect((await known([{ id }])).result).toHaveLength(1);
  });

  test('is kept when a guest signs in', async () => {
    await open();
    const { id } = await uploaded();
    await shop.db.updateTable('sessions').set({ id: 'renewed' }).where('id', '=', shop.session.id).execute();
    expect(await shop.db.selectFrom('media').select(['id', 'session_id']).execute()).toEqual([
      { id, session_id: 'renewed' },
    ]);
  });
});

test('every seventh chunk can be set to fail, and is sent again', async () => {
  await open();
  await postJson(shop, '/demo/behaviour', { call: '/media/upload/*', how: '500', every: 7 });
  const statuses: number[] = [];
  for (const chunk of chunked(film(200_000), 9000)) {
    let { status } = await upload('video', chunk);
    statuses.push(status);
    if (status === 500) ({ status } = await upload('video', chunk));
    expect(status).toBeLessThan(300);
  }
  expect(statuses.filter((status) => status === 500)).toHaveLength(3);
  expect(await shop.db.selectFrom('media').select('id').execute()).toEqual([{ id: 9001 }]);
});
