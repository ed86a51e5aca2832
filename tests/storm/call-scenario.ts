import type { Locator, Page } from '@playwright/test';
import { PNG } from '../storefront/uploads.ts';
import type { VisitorSession } from '../browser/visitor-session.ts';

export type Action = (widget: Locator, page: Page) => Promise<unknown>;

/** How to trigger one call of a widget on its page in the demo shop. */
export interface CallScenario {
  readonly widget: string;
  /** Its name in the widget's own list of calls. */
  readonly call: string;
  /** Where the call goes, when the template in the contract does not say. */
  readonly path?: RegExp;
  /** The page; that of the widget in the demo shop unless told. */
  readonly page?: string;
  /** Which sample of the demo page is shown, counted from 0. */
  readonly sample?: number;
  /** Changes the HTML of the page. */
  readonly change?: (html: string) => string;
  /** Other widgets that stay on the page. */
  readonly beside?: readonly string[];
  /** Makes the visitor's session fit: before the first cell, and again after the shop's answer has been recorded. */
  readonly prepare?: (visitor: VisitorSession) => Promise<unknown>;
  /** What comes before the call changes the session for the next cell. */
  readonly preparesEach?: boolean;
  /** The page is loaded again whatever the shop answers. */
  readonly reloads?: boolean;
  /** What the shopper does first; the shop answers as it should meanwhile. */
  readonly before?: Action;
  /** What triggers the call. Absent for a call that the page makes while it loads. */
  readonly press?: Action;
  /** The shop's answer, where recording it would change the shop for everybody. */
  readonly answer?: unknown;
  /** The fields make way before the call is answered, and come back with a step back. */
  readonly movesOn?: boolean;
  /** An empty list is an answer. */
  readonly mayBeEmptyList?: boolean;
  /** A failure is not mentioned, by design. */
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

export const typeInSearch: Action = (widget) =>
  widget
    .getByRole('combobox', { name: /Zoek je adres/ })
    .first()
    .fill('1012 LG 1');

export const chooseFound: Action = (_widget, page) => page.getByRole('listbox').getByRole('option').first().click();

/** The button that sends what has been written. */
export const submit: Action = (widget, page) =>
  page.locator('dialog[open] button').or(widget.locator('form button[type=submit]')).last().click();

/** Chooses a file in the first field for files. */
export const upload: Action = (widget) => widget.locator('input[type=file]').first().setInputFiles(picture);
