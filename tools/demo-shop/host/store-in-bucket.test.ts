import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop } from '../open-shop.ts';
import { postJson } from '../shop-client.ts';
import { chunked, PNG, withFile } from '../uploads.ts';
import { type BucketServer, openBucketServer } from './bucket-server.support.ts';
import { openUploads } from './open-uploads.ts';
import { piecesInBucket } from './store-in-bucket.ts';

const DAY = 24 * 60 * 60 * 1000;
const PLACE = { file: ':memory:', isFresh: true };

let server: BucketServer;
let shop: OpenedShop;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await openBucketServer();
  const pieces = piecesInBucket(server.bucket, 500);
  shop = await openShop({ open: openNode, products: 60, clock: () => now, pieces });
});
afterEach(() => Promise.all([shop.close(), server.close()]));

const upload = (form: FormData) => shop.fetch('/media/upload/image', { method: 'POST', body: form });
const picture = () => withFile(new File([PNG], 'dak.png'));

/** More pieces than a page of the list has. */
async function uploadInPieces(): Promise<number> {
  let id = 0;
  for (const chunk of chunked(new File([PNG], 'dak.png'), 8)) ({ id = 0 } = await (await upload(chunk)).json());
  return id;
}

test('a file is an object for each piece, below the folder of the shop, and is deleted with all of them', async () => {
  const id = await uploadInPieces();
  const keys = [...server.objects.keys()];
  expect(keys).toHaveLength(Math.ceil(PNG.length / 8));
  expect(keys).toEqual(keys.map(() => expect.stringMatching(/^uploads\/\w{32}\/\d+$/)));
  await postJson(shop, '/media/delete/nonpersisted', { id });
  expect(server.objects.size).toBe(0);
});

test.each(['fails', 'hangs'] as const)('while the bucket %s, an upload fails, and nothing of it stays', async (is) => {
  server.fault = { is };
  const answer = await upload(picture());
  expect([answer.status, await answer.json()]).toEqual([500, { message: 'Server Error' }]);
  server.fault = null;
  const { id } = await (await upload(picture())).json();
  expect(await shop.db.selectFrom('media').select('id').execute()).toEqual([{ id }]);
  expect(server.objects.size).toBe(1);
});

test('a chunk that fails is sent again, and completes the file', async () => {
  const chunks = chunked(new File([PNG], 'dak.png'), 30);
  await upload(chunks[0]!);
  server.fault = { is: 'fails' };
  expect((await upload(chunks[1]!)).status).toBe(500);
  server.fault = null;
  let url = '';
  for (const chunk of chunks.slice(1)) ({ url = '' } = await (await upload(chunk)).json());
  expect(new Uint8Array(await (await shop.app.request(url)).arrayBuffer())).toEqual(PNG);
});

test('a file that cannot be deleted is gone for the visitor, and its objects are with the next upload', async () => {
  const id = await uploadInPieces();
  server.fault = { is: 'fails' };
  expect((await postJson(shop, '/media/delete/nonpersisted', { id })).status).toBe(500);
  const read = await (await postJson(shop, '/media/init', { data: [{ id }] })).json();
  expect(read).toEqual({ success: true, result: [] });
  server.fault = null;
  const { url } = await (await upload(picture())).json();
  const [, key] = /^\/storage\/(\w+)/.exec(url)!;
  expect([...server.objects.keys()]).toEqual([`uploads/${key}/0`]);
  expect(await shop.db.selectFrom('media').select('storage_key').execute()).toEqual([{ storage_key: key }]);
});

test('a file of another day that cannot be deleted does not stop an upload, and is deleted with a later one', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await uploadInPieces();
  now += DAY + 1;
  server.fault = { is: 'deletes-nothing' };
  expect((await upload(picture())).status).toBe(200);
  expect(errors).toHaveBeenCalledOnce();
  server.fault = null;
  expect((await upload(picture())).status).toBe(200);
  expect(server.objects.size).toBe(2);
  expect(await shop.db.selectFrom('media').select('id').where('id', 'is', null).execute()).toEqual([]);
});

test('a shop opens with a bucket that it can read, and says why it cannot', async () => {
  const { bucket } = server;
  await (await openUploads(PLACE, bucket)).close();
  const wrong = { ...bucket, secretAccessKey: 'regen' };
  await expect(openUploads(PLACE, wrong)).rejects.toThrow(`at ${bucket.address}: S3 returned 403`);
  const none = { ...bucket, address: bucket.address.replace('shop', 'none') };
  await expect(openUploads(PLACE, none)).rejects.toThrow('there is no such bucket');
});
