import type { ShopApp, ShopContext } from '../context.ts';
import type { MediaRow } from '../db/schema.ts';
import { mediaByKey } from '../rules/media/kept.ts';
import { bytesOf, rangeOf } from '../rules/media/read.ts';

/** Serves uploaded files; video players request ranges. */
export function mountStorage(app: ShopApp): void {
  app.get('/storage/:key/:name', async (context) => {
    const { db } = context.get('shop');
    const file = await mediaByKey(db, context.req.param('key'));
    return file ? serve(context, file) : context.text('Not found.', 404);
  });
}

function serve(context: ShopContext, file: MediaRow): Response {
  const { size } = file;
  const range = rangeOf(context.req.header('range'), size);
  const headers = headersOf(file);
  if (range === undefined) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const part = range ?? { first: 0, last: size - 1 };
  headers.set('Content-Length', String(part.last - part.first + 1));
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  const isHead = context.req.raw.method === 'HEAD';
  const body = isHead ? null : bytesOf(context.get('shop').pieces, file, part);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Prevents browsers from guessing another type, running scripts in it, or embedding it. */
function headersOf({ file_name, mime_type, type, saved_at }: MediaRow): Headers {
  const disposition = type === 'image' ? 'inline' : 'attachment';
  return new Headers({
    'Content-Type': mime_type ?? 'application/octet-stream',
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file_name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
    // A file never changes, but an unsaved one is deleted after a day.
    'Cache-Control': saved_at === null ? 'private, max-age=3600' : 'public, max-age=31536000, immutable',
  });
}
