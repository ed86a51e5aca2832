import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockOf, hasProgram, startServer } from '../sheets/programs.support.ts';

/** Each program draws one page three times, and prints how long each took, and what came back. */
interface Program {
  readonly language: string;
  readonly program: string;
  /** The whole file, from the program of the guide. */
  complete(block: string): string;
  readonly file: string;
}

const PAGE = '<html><body><div data-widget="cart-page"></div>Café</body></html>';

const PROGRAMS: readonly Program[] = [
  {
    language: 'php',
    program: 'php',
    file: 'frames.php',
    complete: (block) => `${block.replace("ob_start('with_frames');", '')}
$_SERVER += ['HTTP_HOST' => 'shop.example', 'REQUEST_URI' => '/cart?a=1'];
foreach ([1, 2, 3] as $turn) {
    $start = microtime(true);
    $page = with_frames('${PAGE}');
    echo json_encode([(microtime(true) - $start) * 1000, $page]), "\\n";
}`,
  },
  {
    language: 'python',
    program: 'python3',
    file: 'frames.py',
    complete: (block) => `${block}

import json

def app(environ, start_response):
    start_response("200 OK", [("Content-Type", "text/html; charset=utf-8"), ("Content-Length", "1")])
    return ["${PAGE.replaceAll('"', '\\"')}".encode()]

environ = {"wsgi.url_scheme": "http", "HTTP_HOST": "shop.example", "PATH_INFO": "/cart", "QUERY_STRING": "a=1"}
for turn in range(3):
    start = time.monotonic()
    [page] = frames(app)(environ, lambda status, headers: None)
    print(json.dumps([(time.monotonic() - start) * 1000, page.decode()]))`,
  },
  {
    language: 'ruby',
    program: 'ruby',
    file: 'frames.rb',
    complete: (block) => `${block}
require 'json'
app = ->(_) { [200, { 'content-type' => 'text/html' }, ['${PAGE}']] }
frames = Frames.new(app)
env = { 'rack.url_scheme' => 'http', 'HTTP_HOST' => 'shop.example', 'PATH_INFO' => '/cart' }
3.times do
  start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  _, _, body = frames.call(env)
  puts JSON.generate([(Process.clock_gettime(Process::CLOCK_MONOTONIC) - start) * 1000, body.join])
end`,
  },
  {
    language: 'java',
    program: 'java',
    file: 'Frames.java',
    complete: (block) => `${block.replace(/\}\s*$/, '')}
    public static void main(String[] args) {
        for (int turn = 0; turn < 3; turn++) {
            long start = System.nanoTime();
            String page = withFrames("${PAGE.replaceAll('"', '\\"')}", "http://shop.example/cart?a=1");
            String text = page.replace("\\"", "\\\\\\"");
            System.out.println("[" + (System.nanoTime() - start) / 1e6 + ",\\"" + text + "\\"]");
        }
    }
}`,
  },
];

/** Milliseconds in the place of 50, so that a slow machine keeps them too. */
const LIMIT = 1000;
/** Milliseconds of the program beside the call. */
const SLACK = 500;
const DRAWN = '<p>Getekend, café</p>';

let folder: string;
let guide: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eiland-frames-'));
  guide = await readFile('stories/guide/render.md', 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

/** What stands in the place of the process, by what it does with a request. */
const PROCESSES: Readonly<Record<string, (socket: Socket, request: string) => void>> = {
  hangs: () => {},
  'ends in the middle': (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n<html>'),
  'answers with garbage': (socket) => socket.end('\0\x01garbage\r\n\r\n'),
  'has no time': (socket) => socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n'),
};

const answered = (status: string, body = '') =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;

describe.each(PROGRAMS)('the program of the guide in $language', ({ language, program, file, complete }) => {
  const isThere = hasProgram(program);

  test.skipIf(!isThere)('sends the page with its address, and gets the one with frames', async () => {
    const requests: string[] = [];
    const results = await play((socket, request) => {
      requests.push(request);
      socket.end(answered('200 OK', DRAWN));
    });
    expect(results.map(([, page]) => page)).toEqual([DRAWN, DRAWN, DRAWN]);
    expect(requests[0]).toMatch(/^POST \/render\?url=https?%3A%2F%2Fshop\.example%2Fcart/i);
    expect(requests[0]).toContain(`\r\n\r\n${PAGE}`);
    expect(requests[0]!.toLowerCase()).not.toContain('cookie');
  });

  test.skipIf(!isThere)('keeps a page in which nothing was drawn, and asks for the next one', async () => {
    let count = 0;
    const results = await play((socket) => {
      count++;
      socket.end(answered(count === 1 ? '413 Payload Too Large' : '204 No Content'));
    });
    expect(results.map(([, page]) => page)).toEqual([PAGE, PAGE, PAGE]);
    expect(count).toBe(3);
  });

  test.skipIf(!isThere).each(Object.entries(PROCESSES))(
    'a process that %s costs one page its limit',
    async (_, process) => {
      let count = 0;
      const results = await play((socket, request) => {
        count++;
        process(socket, request);
      });
      expect(results.map(([, page]) => page)).toEqual([PAGE, PAGE, PAGE]);
      expect(count).toBe(1);
      for (const [time] of results) expect(time).toBeLessThan(LIMIT + SLACK);
    },
  );

  test.skipIf(!isThere)('nobody listens: the page stays as it is', async () => {
    const results = await play(null);
    expect(results.map(([, page]) => page)).toEqual([PAGE, PAGE, PAGE]);
    for (const [time] of results) expect(time).toBeLessThan(LIMIT + SLACK);
  });

  async function play(process: ((socket: Socket, request: string) => void) | null): Promise<[number, string][]> {
    const server = await listen(process ?? (() => {}));
    const { port } = server.address() as AddressInfo;
    if (!process) await close(server);
    // Every run has a folder of its own for what the program remembers.
    const own = await mkdtemp(join(folder, 'run-'));
    const block = blockOf(guide, language)
      .replaceAll('7070', String(port))
      .replaceAll(/\b0\.05\b|(?<=ofMillis\()50/g, limitOf);
    await writeFile(join(own, file), complete(block));
    const { stdout } = await promisify(execFile)(program, [file], {
      cwd: own,
      env: { ...globalThis.process.env, TMPDIR: own },
    });
    if (process) await close(server);
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [number, string]);
  }
});

describe.skipIf(!hasProgram('php'))('a page of the guide in PHP', () => {
  const text = '<p>Winkelwagen</p>';
  test.each([
    ['a page with its own length', `header('Content-Length: ' . strlen($page)); echo $page;`, DRAWN],
    ['a page that is flushed in parts', `echo $page; ob_flush(); echo '${text}';`, `${PAGE}${text}`],
    ['a text that is no page', `header('Content-Type: text/plain'); echo $page;`, PAGE],
  ])('%s arrives whole', async (_, script, expected) => {
    const process = await listen((socket) => socket.end(answered('200 OK', DRAWN)));
    const own = await mkdtemp(join(folder, 'page-'));
    const block = blockOf(guide, 'php')
      .replace('7070', String((process.address() as AddressInfo).port))
      .replace(/\b0\.05\b/, limitOf);
    await writeFile(join(own, 'page.php'), `${block}\n$page = '${PAGE}';\n${script}\n`);
    const port = await getPort();
    const [server, url] = await startServer(['php', '-S', `localhost:${port}`, 'page.php'], port, own);
    try {
      expect(await (await fetch(url)).text()).toBe(expected);
    } finally {
      server.kill();
      await close(process);
    }
  });
});

/** In seconds, or in milliseconds. */
const limitOf = (written: string) => String(written === '50' ? LIMIT : LIMIT / 1000);

function listen(process: (socket: Socket, request: string) => void): Promise<Server> {
  const server = createServer((socket) => {
    let request = '';
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      request += String(part);
      if (request.includes('</html>')) process(socket, request);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const close = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
  });
