import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { isSafe } from './widget-calls.ts';
import type { Random } from './storm-options.ts';

/** What a shopper can use: the widgets of the page and their open dialogs. */
const REACH = ':is(main [data-widget], dialog[open], [popover]:popover-open)';
const CONTROLS = 'a[href], button, input:not([type=file], [type=hidden]), select, textarea, summary, [tabindex="0"]';
const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home'];
const WIDTHS = [320, 640, 768, 1280];
const TEXTS = [
  '1012 LG',
  '12',
  'Zon',
  'sanne@example.nl',
  '',
  '-1',
  '<b>x</b>',
  '0612345678',
  'ß 日本 🙂',
  '9'.repeat(60),
];
/** Milliseconds after which a step has no answer. */
const STEP_MS = 20_000;
/** More identical calls than this in one step are a fault. */
const FLOOD = 6;
/** A typed quantity of the cart is sent in steps of one, at most 30. */
const STEP = { of: /^POST \/cart\/(?:plus|min) .*"qty":1\b/, most: 30 };

type Act = 'click' | 'key' | 'type' | 'back' | 'forward' | 'resize' | 'move';
const ACTS: readonly Act[] = [
  'click',
  'click',
  'click',
  'click',
  'key',
  'key',
  'type',
  'type',
  'back',
  'forward',
  'resize',
  'move',
];

/** One random walk over one page, with checks after each step. */
export class Walker {
  /** The steps of the walk, to repeat a fault manually. */
  readonly trail: string[] = [];
  readonly faults: string[] = [];
  #sent = new Map<string, number>();
  readonly #page: Page;
  readonly #random: Random;
  readonly #home: string;

  constructor(page: Page, random: Random, home: string) {
    this.#page = page;
    this.#random = random;
    this.#home = home;
    page.on('request', (request) => this.#count(request));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  }

  #count(request: Request): void {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
    this.#sent.set(call, (this.#sent.get(call) ?? 0) + 1);
  }

  /** Calls since the last check. */
  takeCalls(): ReadonlyMap<string, number> {
    const sent = this.#sent;
    this.#sent = new Map();
    return sent;
  }

  /** Performs one random action, waits until the page is idle, and records problems. */
  async step(): Promise<void> {
    const ended = new AbortController();
    try {
      await Promise.race([this.#tryStep(), this.#afterSilence(ended.signal)]);
    } catch (error) {
      // A form submission without a script, or a link, replaces the page at any time.
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
      await this.#settled();
    } finally {
      ended.abort();
    }
  }

  /** A request to the browser can be lost in a navigation. Then the walk goes on, unless the page itself is stuck. */
  async #afterSilence(ended: AbortSignal): Promise<void> {
    const hasEnded = await wait(STEP_MS, false, { signal: ended }).catch(() => true);
    if (hasEnded) return;
    const answer = this.#page.evaluate(() => true).catch(() => true);
    const isThere = await Promise.race([answer, wait(STEP_MS, false, { ref: false })]);
    if (!isThere) this.faults.push(`The page does not answer after: ${this.trail.at(-1)}`);
  }

  async #tryStep(): Promise<void> {
    const act = this.#random.pick(ACTS);
    const hadFocus = await this.#hasFocus();
    const place = await this.#markPlace();
    this.takeCalls();
    const did = await this.#act(act).catch(() => null);
    if (did === null) return;
    this.trail.push(did);
    await this.#settled();
    this.#judgeCalls(did);
    if (await this.#isElsewhere()) return this.#return();
    // At the ends of the page, Tab moves the focus to the browser.
    const keepsFocus = hadFocus && (act === 'click' || act === 'key' || act === 'type') && !did.endsWith('Tab');
    if (keepsFocus && (await this.#isAt(place)) && !(await this.#hasFocusAtLast()))
      this.faults.push(`The focus is lost after: ${did}`);
  }

  async #act(act: Act): Promise<string | null> {
    switch (act) {
      case 'click':
        return this.#click();
      case 'key':
        return this.#press();
      case 'type':
        return this.#type();
      case 'back':
        await this.#page.goBack({ waitUntil: 'load', timeout: 3000 });
        return 'Back';
      case 'forward':
        await this.#page.goForward({ waitUntil: 'load', timeout: 3000 });
        return 'Forward';
      case 'resize': {
        const width = this.#random.pick(WIDTHS);
        await this.#page.setViewportSize({ width, height: 800 });
        return `resize to ${width}`;
      }
      case 'move':
        return this.#move();
    }
  }

  async #pick(controls: string): Promise<Locator | null> {
    const visible = this.#page
      .locator(`${REACH} :is(${controls}), main :is(${controls})[data-widget]`)
      .filter({ visible: true });
    const count = await visible.count();
    return count === 0 ? null : visible.nth(this.#random.below(count));
  }

  async #click(): Promise<string | null> {
    const control = await this.#pick(CONTROLS);
    if (!control) return null;
    const name = await nameOf(control);
    await control.click({ timeout: 400, noWaitAfter: true });
    return `click ${name}`;
  }

  async #press(): Promise<string> {
    const key = this.#random.pick(KEYS);
    await this.#page.keyboard.press(key);
    return `press ${key}`;
  }

  async #type(): Promise<string | null> {
    const field = await this.#pick(
      'input:is([type=text], [type=email], [type=tel], [type=number], [type=search], :not([type])), textarea',
    );
    if (!field) return null;
    const name = await nameOf(field);
    const text = this.#random.pick(TEXTS);
    await field.fill(text, { timeout: 400 });
    return `type “${text}” into ${name}`;
  }

  /** Removes a widget and inserts it again, at once or a little later, as htmx, Turbo and CMS previews do. */
  async #move(): Promise<string | null> {
    const index = this.#random.below(1000);
    const isAtOnce = this.#random.below(2) === 0;
    const name = await this.#page.evaluate(
      async ({ index, isAtOnce }) => {
        const widgets = [...document.querySelectorAll<HTMLElement>('main [data-widget]')];
        const widget = widgets[index % widgets.length];
        if (!widget) return null;
        const mark = document.createComment('');
        widget.replaceWith(mark);
        if (!isAtOnce) await new Promise((resolve) => setTimeout(resolve, 30));
        mark.replaceWith(widget);
        return widget.dataset['widget']!;
      },
      { index, isAtOnce },
    );
    return name && `${isAtOnce ? 'move' : 'remove and insert'} ${name}`;
  }

  async #settled(): Promise<void> {
    const page = this.#page;
    await page.waitForLoadState('load', { timeout: 5000 }).catch(() => {});
    await page
      .waitForFunction(() => !document.querySelector('[data-widget-state="loading"], [aria-busy="true"]'), null, {
        timeout: 5000,
      })
      .catch(() => this.faults.push(`Something is busy for more than five seconds after: ${this.trail.at(-1)}`));
  }

  #judgeCalls(did: string): void {
    for (const [call, count] of this.takeCalls()) {
      const [method = '', path = ''] = call.split(' ');
      if (STEP.of.test(call) && count <= STEP.most) continue;
      if (count > 1 && !isSafe(method, path)) this.faults.push(`Written ${count} times after: ${did}: ${call}`);
      if (count > FLOOD) this.faults.push(`Asked ${count} times after: ${did}: ${call}`);
    }
  }

  async #isElsewhere(): Promise<boolean> {
    return new URL(this.#page.url()).pathname !== this.#home;
  }

  /** Returns to the page after a click has led to another one. */
  async #return(): Promise<void> {
    this.trail.push('and return');
    await this.#page.goto(this.#home);
    await this.#settled();
  }

  #hasFocus(): Promise<boolean> {
    return this.#page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
  }

  /** Marks the loaded page, and returns the part of it that the address names. */
  #markPlace(): Promise<string> {
    return this.#page.evaluate(() => {
      Object.assign(window, { isWalked: true });
      return location.hash;
    });
  }

  /** Whether the page was not loaded again, and no link has led to another part of it. Both reset the focus. */
  #isAt(hash: string): Promise<boolean> {
    return this.#page.evaluate((before) => 'isWalked' in window && location.hash === before, hash);
  }

  /** A closing dialog returns the focus after its transition. */
  async #hasFocusAtLast(): Promise<boolean> {
    const isFocused = () => document.activeElement !== null && document.activeElement !== document.body;
    return this.#page.waitForFunction(isFocused, null, { timeout: 1500 }).then(
      () => true,
      () => false,
    );
  }
}

async function nameOf(control: Locator): Promise<string> {
  return control.evaluate((element: HTMLElement) => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    return `${element.localName} “${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  });
}
