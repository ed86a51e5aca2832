import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import getPort from 'get-port';
import { type Driver, type Engine, type Key, until } from './driver.ts';

/** The key of an element in answers of the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT = 40_000;
/** The window's own controls take some of its height. */
const FRAME = 100;
const KEYS: Readonly<Record<Key, string>> = {
  Escape: '\uE00C',
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/** WebKitGTK's small browser on a virtual screen, by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb xauth',
  async find() {
    const hasTools = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path));
    return hasTools ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1) : undefined;
  },
  start: startWebKit,
};

async function startWebKit(binary: string): Promise<Driver> {
  const port = await getPort();
  const command = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', '-p', String(port)];
  const server = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' });
  const stop = () => void process.kill(-server.pid!);
  const base = `http://127.0.0.1:${port}`;
  try {
    await until('WebKitWebDriver', () => fetch(`${base}/status`));
    const options = { binary, args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' };
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: Record<string, string> }>(
      'POST',
      `${base}/session`,
      { capabilities: { alwaysMatch } },
    );
    const driver = createDriver(`${base}/session/${sessionId}`, stop);
    await driver.resize(1280, 900);
    return { ...driver, version: `WebKitGTK ${capabilities['browserVersion']}` };
  } catch (error) {
    stop();
    throw error;
  }
}

async function send<Value>(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(TIMEOUT),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function createDriver(session: string, stop: () => void): Omit<Driver, 'version'> {
  const post = <Value = unknown>(path: string, body?: object) => send<Value>('POST', `${session}${path}`, body);

  const find = (selector: string) =>
    until(selector, async () => {
      const reference = await post<Record<string, string>>('/element', { using: 'css selector', value: selector });
      return reference[ELEMENT];
    });

  return {
    open: async (url) => void (await post('/url', { url })),
    async run(code, ...args) {
      // As text, a function runs in the page.
      const source = String(code);
      const script = `const done = arguments[arguments.length - 1];
        const run = async () => (${source})(...[...arguments].slice(0, -1));
        run().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await post<{ value: never; error?: string }>('/execute/async', { script, args });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    // An element may move or be replaced while the driver scrolls to it.
    async click(selector) {
      await until(`a click on ${selector}`, async () => {
        await post(`/element/${await find(selector)}/click`);
        return true;
      });
    },
    type: async (selector, text) => void (await post(`/element/${await find(selector)}/value`, { text })),
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    choose: async (selector, paths) =>
      void (await post(`/element/${await find(selector)}/value`, { text: paths.join('\n') })),
    resize: async (width, height) => void (await post('/window/rect', { width, height: height + FRAME })),
    // A widget in a new tab is never visible here.
    async openWindow(url) {
      const { handle } = await post<{ handle: string }>('/window/new', { type: 'window' });
      await post('/window', { handle });
      await post('/url', { url });
    },
    async closeWindow() {
      const [handle] = await send<string[]>('DELETE', `${session}/window`);
      await post('/window', { handle });
    },
    async close() {
      await send('DELETE', session).catch(() => {});
      stop();
    },
  };
}
