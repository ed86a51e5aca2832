import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ShopClient } from './shop-client.ts';

/** A shop on a port, in a process of its own. */
export interface Host {
  readonly process: ChildProcess;
  readonly url: string;
}

export interface Hosts {
  start(environment: Readonly<Record<string, string>>): Promise<Host>;
  /** Kills those that still run. */
  kill(): void;
}

export function createHosts(): Hosts {
  const hosts: Host[] = [];
  return {
    async start(environment) {
      const child = spawn(process.execPath, [fileURLToPath(new URL('serve.ts', import.meta.url))], {
        env: { ...process.env, PORT: '0', DATABASE_URL: '', ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface({ input: child.stdout })) {
        const url = /http:\S+/.exec(line)?.[0];
        if (url) return hosts[hosts.push({ process: child, url }) - 1]!;
      }
      throw new Error('The shop ended before it opened');
    },
    kill() {
      for (const { process: child } of hosts.splice(0)) child.kill('SIGKILL');
    },
  };
}

/** A browser with cookies and the token of its pages, whose requests go to one address after the other. */
export async function openVisit(urls: readonly string[]): Promise<ShopClient> {
  const cookies = new Map<string, string>();
  let token = '';
  let next = 0;
  const visit: ShopClient = {
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      headers.set('X-CSRF-TOKEN', cookies.get('XSRF-TOKEN') ?? token);
      if (!headers.has('Accept')) headers.set('Accept', 'application/json');
      const answer = await fetch(urls[next++ % urls.length]! + path, { ...init, headers, redirect: 'manual' });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name, value] = cookie.split(';', 1)[0]!.split('=') as [string, string];
        cookies.set(name, value);
      }
      return answer;
    },
  };
  const page = await visit.fetch('/login', { headers: { Accept: 'text/html' } });
  token = /name="csrf-token" content="([^"]+)"/.exec(await page.text())![1]!;
  return visit;
}
