import type { Locator, Page } from '@playwright/test';
import { PNG } from '../../tools/demo-shop/uploads.ts';
import type { VisitorSession } from '../browser/visitor-session.ts';

export type Action = (widget: Locator, page: Page) => Promise<unknown>;

/** How to trigger one call of a widget on its page in the demo shop. */
export interface CallScenario {
  readonly widget: string;
  /** Its name in the widget's list of calls. */
  readonly call: string;
  /** Distinguishes two scenarios of one call. */
  readonly when?: string;
  /** The path of the call, if the template in the contract does not match it. */
  readonly path?: RegExp;
  /** The page; the demo page of the widget by default. */
  readonly page?: string;
  /** The index of the sample on the demo page. */
  readonly sample?: number;
  /** Changes the HTML of the page. */
  readonly change?: (html: string) => string;
  /** Other widgets that stay on the page. */
  readonly beside?: readonly string[];
  /** Prepares the visitor's session: before the first fault, and again after the shop's answer was recorded. */
  readonly prepare?: (visitor: VisitorSession) => Promise<unknown>;
  /** The steps before the call change the session, so it is prepared for every fault. */
  readonly preparesEach?: boolean;
  /** The page is reloaded after every answer. */
  readonly reloads?: boolean;
  /** The first actions of the shopper, without a fault. */
  readonly before?: Action;
  /** What triggers the call. Absent for a call that the page makes while it loads. */
  readonly press?: Action;
  /** The shop's answer, if recording it would change the shop for other tests. */
  readonly answer?: unknown;
  /** The fields are hidden before the call is answered, and shown again by Back. */
  readonly movesOn?: boolean;
  /** An empty list is an answer. */
  readonly mayBeEmptyList?: boolean;
  /** A success text that the first actions have made true. */
  readonly isTrue?: RegExp;
  /** A failure shows no message, by design. */
  readonly isSilent?: boolean;
}

export const picture = { name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from(PNG) };

export const press =
  (name: string | RegExp): Action =>
  (widget) =>
    widget.getByRole('button', { name }).or(widget.getByRole('link', { name })).first().click();

export const pressInDialog =
  (name: string | RegExp): Action =>
  (_widget, page) =>
    page.locator('dialog[open]').getByRole('button', { name }).first().click();

export const choose =
  (text: string): Action =>
  (widget) =>
    widget.getByText(text, { exact: true }).first().click();

export const sequence =
  (...acts: readonly Action[]): Action =>
  async (widget, page) => {
    for (const act of acts) await act(widget, page);
  };

export const fillIn =
  (values: Readonly<Record<string, string>>): Action =>
  async (widget, page) => {
    for (const [name, value] of Object.entries(values)) {
      const field = `[name="${name}"]`;
      await page.locator(`dialog[open] ${field}`).or(widget.locator(field)).first().fill(value);
    }
  };

export const typeInSearch: Action = async (widget) => {
  const search = widget.getByRole('combobox', { name: /Zoek je adres/ }).first();
  const change = widget.getByRole('button', { name: 'Wijzigen' }).first();
  await search.or(change).first().waitFor();
  // A complete address is shown as a card, as soon as it has been read.
  await search.fill('1012 LG 1', { timeout: 2000 }).catch(async () => {
    await change.click();
    await search.fill('1012 LG 1');
  });
};

export const chooseFound: Action = (_widget, page) => page.getByRole('listbox').getByRole('option').first().click();

/** The button that submits the form. */
export const submit: Action = (widget, page) =>
  page.locator('dialog[open] button').or(widget.locator('form button[type=submit]')).last().click();

/** Chooses a file in the first file field. */
export const upload: Action = (widget) => widget.locator('input[type=file]').first().setInputFiles(picture);
