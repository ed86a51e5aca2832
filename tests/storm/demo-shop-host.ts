import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../../tools/demo-shop/serve.ts', import.meta.url));

/** The demo shop on a port, in a separate process. */
export interface Host {
  readonly url: string;
  /** Megabytes that the process holds in memory. */
  memory(): Promise<number>;
  /** Kills it immediately, as `kill -9` does. */
  kill(): Promise<void>;
}

export async function startHost(environment: Readonly<Record<string, string>>): Promise<Host> {
  // Node lets its heap grow while memory is free. With a limit, only a leak makes it grow further.
  const child = spawn(process.execPath, ['--max-old-space-size=300', SERVE], {
    env: { ...process.env, DATABASE_URL: '', ...environment, PORT: '0', HOST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    // An IP address avoids a DNS lookup for every connection.
    if (url)
      return { url: url.replace('localhost', '127.0.0.1'), memory: () => memoryOf(child), kill: () => kill(child) };
  }
  throw new Error('The shop ended before it opened');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** A visitor with a session, who sends requests as a widget does. */
export interface HostVisitor {
  readonly headers: Readonly<Record<string, string>>;
  post(path: string, body?: unknown): Promise<Response>;
  get(path: string): Promise<Response>;
}

export async function openSession(url: string, email?: string): Promise<HostVisitor> {
  const first = await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
  const guest = visitor(url, first, await tokenOf(first));
  if (email === undefined) return guest;
  const signedIn = await guest.post('/login', { email, password: 'zonneschijn' });
  return visitor(url, signedIn, /XSRF-TOKEN=([^;]+)/.exec(signedIn.headers.getSetCookie().join())![1]!);
}

async function tokenOf(page: Response): Promise<string> {
  return /name="csrf-token" content="([^"]+)"/.exec(await page.text())![1]!;
}

function visitor(url: string, answer: Response, token: string): HostVisitor {
  const cookie = answer.headers
    .getSetCookie()
    .find((set) => set.startsWith('shop_session='))!
    .split(';')[0]!;
  const headers = { cookie, 'x-csrf-token': token, accept: 'application/json', 'content-type': 'application/json' };
  return {
    headers,
    post: (path, body = {}) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    get: (path) => fetch(url + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' }),
  };
}
