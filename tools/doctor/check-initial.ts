import { isRecord } from '../../shared/contract/wire.ts';
import { checkValues } from './check-answer.ts';
import { findViolations } from './check-contract.ts';
import { messageOf } from './check-inputs.ts';
import { finding, type Finding } from './finding.ts';
import { initialAnswerOf, type Mount, type Page, type RegisteredWidget, type WidgetRegistry } from './page.ts';
import { readJson } from './read-json.ts';

/** Checks the printed answers of first calls (`data-initial`) against the contract. */
export function checkInitial({ mounts }: Page, registry: WidgetRegistry): Finding[] {
  return mounts.flatMap((mount) => {
    const known = registry[mount.name];
    const text = initialAnswerOf(mount);
    return known && text !== null ? faultsIn(mount, known, text) : [];
  });
}

function faultsIn(mount: Mount, { widget, calls }: RegisteredWidget, text: string): Finding[] {
  const wrong = (what: string) => finding('initial-wrong', mount.where, what);
  const answer = readJson(text);
  if (answer === undefined) return [wrong(messageOf(mount, { attribute: 'data-initial', found: text }))];
  const { firstCall } = widget;
  if (!firstCall) return [wrong('The element has data-initial, but this widget has no first call.')];
  // An empty object means that the markup of the server holds everything.
  if (widget.readServerMarkup && isRecord(answer) && Object.keys(answer).length === 0) return [];
  const endpoint = Object.values(calls).find(({ path, method }) => path === firstCall.path && method !== 'get');
  if (!endpoint) return [];
  const violations = findViolations(endpoint.answer, answer);
  return [
    ...violations.map((sentence) => wrong(`data-initial is not an answer of ${endpoint.path}: ${sentence}`)),
    ...checkValues(mount.where, endpoint, answer),
  ];
}
