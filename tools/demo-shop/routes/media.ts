import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { deleteUpload, MEDIA_TYPES, type MediaType, readMedia, uploadPath } from '../../../shared/contract/media.ts';
import { isRecord, wireId, type WireId } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { ensureStored, sessionOf } from '../context.ts';
import type { MediaRow } from '../db/schema.ts';
import { readAs } from '../input.ts';
import { giveUp, mediaByIds, recordOf, sweep } from '../rules/media/kept.ts';
import { MOST_BYTES } from '../rules/media/kinds.ts';
import { UploadRefused } from '../rules/media/refused-upload.ts';
import type { Sender } from '../rules/media/arrival.ts';
import { partThere, takeChunk, takeFile, type Upload } from '../rules/media/upload.ts';
import { uploadProblemIn } from './media-texts.ts';
import { readUploadForm, type UploadForm } from './upload-form.ts';

/** The maximum size of the form around a file. */
const AROUND = 64 * 1024;

/** Uploads of editors: single or in chunks, their data, and their deletion. */
export function mountUploads(app: ShopApp): void {
  for (const type of MEDIA_TYPES) app.post(uploadPath(type), lengthOf(type), (context) => upload(context, type));
  app.post(readMedia.path, async (context) => {
    const { data } = await readAs(context, z.object({ data: z.optional(z.unknown()) }));
    const rows = await mediaByIds(context.get('shop').db, sessionOf(context).id, idsIn(data));
    return answer(context, readMedia, { success: true, result: rows.map(recordOf) });
  });
  app.post(deleteUpload.path, async (context) => {
    const { id } = await readAs(context, z.object({ id: wireId }));
    const success = await giveUp(context.get('shop'), sessionOf(context).id, id);
    return answer(context, deleteUpload, { success });
  });
}

async function upload(context: ShopContext, type: MediaType): Promise<Response> {
  try {
    return await take(context, type, await readUploadForm(context));
  } catch (error) {
    if (error instanceof UploadRefused) return refuse(context, error);
    throw error;
  }
}

/** Refuses a file that is too large before it is read, or while it is read. */
function lengthOf(type: MediaType) {
  const most = MOST_BYTES[type];
  return bodyLimit({
    maxSize: most + AROUND,
    onError: (context) => refuse(context, new UploadRefused({ why: 'too-large', most })),
  });
}

async function take(context: ShopContext, type: MediaType, { name, bytes, chunk }: UploadForm): Promise<Response> {
  const shop = context.get('shop');
  const sender: Sender = { sessionId: (await ensureStored(context)).id, now: shop.clock(), makeKey: shop.random };
  const file: Upload = { type, name, bytes };
  if (!chunk || chunk.index === 0) await sweep(shop, sender.now);
  const row = chunk ? await takeChunk(shop, sender, file, chunk) : await takeFile(shop, sender, file);
  if (!row && chunk) return context.json({ done: await partThere(shop.db, sender, chunk) }, 202);
  return context.json(uploaded(row!));
}

/** A new upload has no texts of an editor yet. */
function uploaded(row: MediaRow) {
  const { id, file_name, url, mime_type, size } = recordOf(row);
  return { id, file_name, url, mime_type, size };
}

/** Errors in two formats, as parts of a real server differ: some name the field, others have only a message. */
function refuse(context: ShopContext, { problem }: UploadRefused): Response {
  const message = uploadProblemIn(sessionOf(context).locale, problem);
  if (problem.why === 'too-large') return context.text(message, 413);
  if (problem.why === 'type') return context.json({ message, errors: { file: [message] } }, 422);
  return context.json(message, 422);
}

/** The ids in a field's value: a list, a single record, or either as text. */
export function idsIn(value: unknown): WireId[] {
  const json = typeof value === 'string' ? parsed(value) : value;
  if (typeof json !== 'object' || json === null) return [];
  const records: unknown[] = 'id' in json ? [json] : Object.values(json);
  return records.flatMap((record) => {
    const { data } = wireId.safeParse(isRecord(record) ? record['id'] : undefined);
    return data ?? [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
