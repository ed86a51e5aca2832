import { successTextsOf, NONSENSE } from './success-texts.ts';
import type { Fault } from './fault-kinds.ts';
import type { Observation } from './fault-bench.ts';
import type { CallScenario } from './call-scenario.ts';

/**
 * One message of the browser, and one of the widget. `{}` also means that the answer is in the element as HTML, which a
 * widget names if it cannot read it.
 */
const EXPECTED = [
  /Failed to load resource/,
  /net::ERR_/,
  /outside its contract/,
  /^\[[\w-]+\] CallFailed/,
  /(product-reviews|brand-faq)"\].*: the HTML inside expects/,
];

/** Problems in how a widget handled a fault. `isContentless`: the call needs no content in its answer. */
export function findProblems(reach: CallScenario, fault: Fault, seen: Observation, isContentless: boolean): string[] {
  const isAnswer = reach.mayBeEmptyList && fault.name === '[]';
  const isRefused = fault.isRefusal && !isAnswer && !(fault.isEmpty && isContentless);
  return [
    ...console(seen),
    ...states(seen, isRefused),
    ...controls(seen, isRefused),
    ...(isRefused ? [...lostFields(reach, seen), ...falseStatements(reach, seen), ...missingMessage(reach, seen)] : []),
    ...brokenTexts(fault, seen),
  ];
}

function console({ heard }: Observation): string[] {
  const own = heard.filter((text) => /outside its contract/.test(text));
  return [
    ...heard
      .filter((text) => !EXPECTED.some((known) => known.test(text)))
      .map((text) => `console: ${text.slice(0, 300)}`),
    ...(new Set(own).size > 1 ? [`console: ${own.length} lines about one answer`] : []),
  ];
}

function states({ after: { states, busy, text, ways }, left }: Observation, isRefused: boolean): string[] {
  // A page that is about to unload may be busy.
  if (left) return [];
  return [
    ...states.filter((state) => state === 'loading' || state === '').map((state) => `state: "${state}" for ever`),
    ...busy.map((name) => `busy for ever: ${name}`),
    ...(isRefused && text.trim() !== '' && ways === 0 ? [`no way on: ${text.trim().slice(0, 100)}`] : []),
  ];
}

/** The controls of a page that unloads do not matter. */
function controls({ before, after, left }: Observation, isRefused: boolean): string[] {
  if (!before || left || !isRefused) return [];
  return after.disabled.filter((name) => !before.disabled.includes(name)).map((name) => `disabled for ever: ${name}`);
}

function lostFields({ movesOn }: CallScenario, { before, after, left }: Observation): string[] {
  if (!before || left || movesOn) return [];
  return Object.entries(before.fields)
    .filter(([name, value]) => value !== '' && value !== 'false' && after.fields[name] !== value)
    .map(([name, value]) => `lost: ${name} held "${value}", holds ${JSON.stringify(after.fields[name])}`);
}

function falseStatements({ widget, reloads, isTrue }: CallScenario, { before, after, left }: Observation): string[] {
  const text = isTrue ? after.text.replace(isTrue, '') : after.text;
  const claims = successTextsOf(widget).filter((claim) => claim.test(text) && !claim.test(before?.text ?? ''));
  const statements = claims.map((claim) => `false statement: ${claim.exec(text)![0]}`);
  return left && !reloads ? [...statements, `leaves for ${new URL(left).pathname}`] : statements;
}

/** A refusal without a message looks like a button that does nothing. */
function missingMessage({ isSilent }: CallScenario, { before, after, left }: Observation): string[] {
  if (isSilent || !before || left) return [];
  return after.text.trim() === before.text.trim() ? ['no message'] : [];
}

function brokenTexts({ name }: Fault, { before, after }: Observation): string[] {
  const match = NONSENSE.exec(after.text);
  if (!match || NONSENSE.test(before?.text ?? '')) return [];
  return [`nonsense after ${name}: …${after.text.slice(Math.max(0, match.index - 40), match.index + 40)}…`];
}
