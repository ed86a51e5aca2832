import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** `node serve-folder.ts <folder> <port>`: static files, as a host for a published Storybook would serve them. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const [folder = '', port = ''] = process.argv.slice(2);

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

const server = createServer(async (request, response) => {
  const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const path = join(folder, normalize(asked === '/' ? '/index.html' : asked));
  if (!(await isFile(path))) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': asked.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache',
  });
  return createReadStream(path).pipe(response);
});
server.listen(Number(port), '127.0.0.1');
