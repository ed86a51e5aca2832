import * as z from 'zod/mini';
import { requireFewFields } from '../body-fields.ts';
import type { ShopContext } from '../context.ts';
import { UploadRefused } from '../rules/media/refused-upload.ts';
import type { Chunk } from '../rules/media/upload.ts';

const LONGEST_NAME = 150;

/** A multipart form with one file, and its position if it is a chunk. */
export interface UploadForm {
  readonly name: string;
  readonly bytes: Blob;
  readonly chunk: Chunk | undefined;
}

const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number));

/** Field names in lower case: libraries send `dzchunkindex`, the contract says `dzChunkIndex`. */
const ChunkFields = z.object({
  dzchunkindex: wholeText,
  dztotalchunkcount: wholeText,
  dzchunksize: wholeText,
  dztotalfilesize: wholeText,
  dzidentifier: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
});

/** Parses the form once. */
export async function readUploadForm(context: ShopContext): Promise<UploadForm> {
  const { texts, files } = sorted(await formOf(context));
  const [file, another] = files;
  if (!file) throw new UploadRefused({ why: 'no-file' });
  if (another) throw new UploadRefused({ why: 'one-file' });
  return { name: tidyName(file.name), bytes: file, chunk: chunkIn(texts) };
}

async function formOf(context: ShopContext): Promise<FormData> {
  await requireFewFields(context);
  try {
    return await context.req.formData();
  } catch {
    throw new UploadRefused({ why: 'no-file' });
  }
}

function sorted(form: FormData): { texts: Record<string, string>; files: File[] } {
  const texts: Record<string, string> = {};
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') texts[name.toLowerCase()] = value;
    else files.push(value);
  }
  return { texts, files };
}

function chunkIn(texts: Readonly<Record<string, string>>): Chunk | undefined {
  if (texts['dzchunkindex'] === undefined) return undefined;
  const read = ChunkFields.safeParse({ ...texts, dzidentifier: texts['dzidentifier'] ?? texts['dzuuid'] });
  if (!read.success) throw new UploadRefused({ why: 'pieces' });
  const { dzchunkindex, dztotalchunkcount, dzchunksize, dztotalfilesize, dzidentifier } = read.data;
  return {
    uploadId: dzidentifier,
    index: dzchunkindex,
    count: dztotalchunkcount,
    size: dzchunksize,
    fileSize: dztotalfilesize,
  };
}

/** The name without a path or characters that are invalid in file systems. A long name loses its middle. */
function tidyName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const tidy = last.replaceAll(/[\p{Cc}<>:"|?*]/gu, '').trim();
  if (tidy === '' || /^\.+$/.test(tidy)) return 'file';
  return tidy.length <= LONGEST_NAME ? tidy : tidy.slice(0, LONGEST_NAME - 20) + tidy.slice(-20);
}
