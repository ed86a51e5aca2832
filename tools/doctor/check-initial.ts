import * as z from 'zod/mini';
import { isRecord } from '../../shared/contract/wire.ts';
import { contractViolation } from '../../shared/http/contract-violation.ts';
import { messageOf } from './check-inputs.ts';
import { finding, type Finding } from './finding.ts';
import type { Mount, Page, RegisteredWidget, WidgetRegistry } from './page.ts';
import { readJson } from './read-json.ts';

/** Checks the printed answers of first calls (`data-initial`) against the contract. */
export function checkInitial({ mounts }: Page, registry: WidgetRegistry): Finding[] {
  return mounts.flatMap((mount) => {
    const known = registry[mount.name];
    const text = initialAnswerOf(mount);
    const what = known && text !== null ? faultIn(mount, known, text) : null;
    return what ? [finding('initial-wrong', mount.where, what)] : [];
  });
}

/** Null when the loader makes the first call itself. */
export function initialAnswerOf({ element }: Mount): string | null {
  return element.dataset['initial'] || element.querySelector(':scope > script[data-initial]')?.textContent || null;
}

function faultIn(mount: Mount, { widget, calls }: RegisteredWidget, text: string): string | null {
  const answer = readJson(text);
  if (answer === undefined) return messageOf(mount, { attribute: 'data-initial', found: text });
  if (!widget.firstCall) return 'The element has data-initial, but this widget has no first call.';
  // An empty object means that the markup of the server holds everything.
  if (widget.readServerMarkup && isRecord(answer) && Object.keys(answer).length === 0) return null;
  const { path: firstPath } = widget.firstCall;
  const endpoint = Object.values(calls).find(({ path, method }) => path === firstPath && method !== 'get');
  const read = endpoint && z.safeDecode(endpoint.answer, answer);
  if (!endpoint || read?.success !== false) return null;
  const { path, expected, found } = contractViolation(read.error, answer);
  return `data-initial is not an answer of ${endpoint.path}: at ${path} expected ${expected}, found ${found}.`;
}
