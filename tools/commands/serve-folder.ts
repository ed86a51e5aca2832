import { createServer } from 'node:http';
import sirv from 'sirv';

/** `node serve-folder.ts <folder> <port>`: serves static files as the host of a published Storybook does. */
const [folder = '', port = ''] = process.argv.slice(2);

const serve = sirv(folder, {
  // Reads each file from disk: a test may add one.
  dev: true,
  setHeaders: (response, path) =>
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache'),
});
createServer((request, response) => serve(request, response)).listen(Number(port), '127.0.0.1');
