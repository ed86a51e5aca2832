import * as z from 'zod/mini';
import { contractViolation } from '../../shared/http/contract-violation.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { finding, type Finding } from './finding.ts';
import { said } from './inputs.ts';
import { readJson } from './read-json.ts';
import type { Knowledge, Known, Page, Place } from './page.ts';

/** Answers of first calls that the server has printed, held against the contract. */
export function checkInitial({ places }: Page, knowledge: Knowledge): Finding[] {
  return places.flatMap((place) => {
    const known = knowledge[place.name];
    const text = printedAnswer(place);
    return known && text !== null ? judge(place, known, text) : [];
  });
}

/** The loader takes it from here instead of asking. */
export function printedAnswer({ element }: Place): string | null {
  return element.dataset['initial'] || element.querySelector(':scope > script[data-initial]')?.textContent || null;
}

/** The endpoint of the call that the loader sends for a widget. */
export function firstCallOf({ widget, calls }: Known): AnyEndpoint | undefined {
  return Object.values(calls).find(({ path, method }) => path === widget.firstCall?.path && method !== 'get');
}

function judge(place: Place, known: Known, text: string): Finding[] {
  const { where } = place;
  const answer = readJson(text);
  if (answer === undefined) {
    return [finding('initial-wrong', where, said(place, { attribute: 'data-initial', found: text }, []))];
  }
  const endpoint = firstCallOf(known);
  if (!known.widget.firstCall)
    return [finding('initial-wrong', where, 'data-initial stands here, but this widget has no first call.')];
  // Where everything is printed, it says no more than that nothing has to be asked.
  if (known.widget.readServerMarkup && isRecord(answer) && Object.keys(answer).length === 0) return [];
  const read = endpoint && z.safeDecode(endpoint.answer, answer);
  if (!endpoint || read?.success !== false) return [];
  const { path, expected, found } = contractViolation(read.error, answer);
  const what = `data-initial is no answer of ${endpoint.path}: at ${path} expected ${expected}, found ${found}.`;
  return [finding('initial-wrong', where, what)];
}
