import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { clearAnnouncements, recordAnnouncements } from './announcements.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');

/** States that a screen reader says after the role of a control. */
const STATES = ['invalid', 'required', 'disabled', 'checked', 'expanded', 'pressed', 'selected'];

interface Node {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/**
 * Writes down what a screen reader says: the control that has the focus, as Chromium's accessibility tree describes it,
 * and the texts of live regions in their order. It compares the result with a file of `transcripts/`.
 */
export class Transcript {
  readonly #lines: string[] = [];
  readonly #page: Page;
  readonly #tree: CDPSession;
  #heard = 0;

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page;
    this.#tree = tree;
  }

  /** Call it before the page opens. */
  static async of(page: Page): Promise<Transcript> {
    await recordAnnouncements(page);
    return new Transcript(page, await page.context().newCDPSession(page));
  }

  /** Starts a part with what the shopper does. */
  step(what: string): void {
    this.#lines.push('', `# ${what}`);
  }

  /** Presses keys; the control that then has the focus is written down. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    await this.readFocus();
  }

  /** Moves the focus to a control, and writes it down. */
  async focus(control: Locator): Promise<void> {
    await control.focus();
    await this.readFocus();
  }

  /** Writes down the control that has the focus. */
  async readFocus(control?: Locator): Promise<void> {
    if (control) await expect(control).toBeFocused();
    this.#lines.push(await this.#focused());
  }

  /** Waits until a live region says this, and writes down what live regions have said since the last time. */
  async readAnnouncements(message: RegExp): Promise<void> {
    const news = async () => (await this.#announcements()).slice(this.#heard);
    await expect
      .poll(async () => (await news()).some((text) => message.test(text)), { message: `${message}` })
      .toBe(true);
    const texts = await news();
    this.#heard += texts.length;
    this.#lines.push(...texts.map((text) => `  ((${text}))`));
  }

  /** Forgets what was said so far, such as while the page was opening. */
  async reset(): Promise<void> {
    await clearAnnouncements(this.#page);
    this.#heard = 0;
  }

  /** Compares the transcript with its file. `UPDATE_TRANSCRIPTS=1` writes the file instead. */
  compare(name: string): void {
    const file = join(FOLDER, `${name}.txt`);
    const text = `${this.#lines.join('\n').trim()}\n`;
    if (process.env['UPDATE_TRANSCRIPTS'] === '1') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text, `${name}.txt; UPDATE_TRANSCRIPTS=1 writes it`).toBe(
      existsSync(file) ? readFileSync(file, 'utf8') : '',
    );
  }

  async #announcements(): Promise<string[]> {
    const heard = await this.#page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const texts = heard.map(plain).filter((text) => text !== '');
    return texts.filter((text, at) => text !== texts[at - 1]);
  }

  /** Writes down the option that the control with the focus has made active. */
  async readActive(): Promise<void> {
    this.#lines.push(
      await this.#describe("document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"),
    );
  }

  #focused(): Promise<string> {
    return this.#describe('document.activeElement');
  }

  async #describe(expression: string): Promise<string> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression });
    const { nodes } = await this.#tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    return describe(nodes[0] as Node);
  }
}

function describe({ role, name, value, description, properties = [] }: Node): string {
  const states = STATES.flatMap((state) => {
    const current = properties.find((property) => property.name === state)?.value.value;
    if (current === undefined || (current === false && state !== 'expanded' && state !== 'checked')) return [];
    if (state === 'invalid' && current === 'false') return [];
    const said = JSON.stringify(current).replaceAll('"', '');
    return [said === 'true' ? state : said === 'false' ? `not ${state}` : `${state} ${said}`];
  });
  const parts = [
    name?.value ?? '',
    role?.value ?? '',
    value?.value === undefined ? '' : `"${value.value}"`,
    ...states,
    description?.value ?? '',
  ];
  return parts
    .map(plain)
    .filter((part) => part !== '')
    .join(', ');
}

/** Without line breaks, non-breaking spaces and soft hyphens. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}
