import type { Widget } from '../../../shared/runtime/host.ts';
import { changesOf } from '../../../shared/runtime/input-changes.ts';
import { onPage, type Page } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { becomesTrue, pause } from '../wait.ts';
import { inputValues } from './input-values.ts';

/** What a widget did after a change: how often it has mounted in all, and which attributes it has reported. */
interface Outcome {
  readonly mounts: number;
  readonly reported: readonly string[];
}

/** A script of the page changes an input after the widget has mounted: it does what the definition declares. */
export function changesInputs(subject: Subject): Promise<void> {
  const { widget } = subject;
  const { changes = {}, inputs } = widget;
  const names = Object.keys('_zod' in inputs ? inputs.shape : inputs);
  const unknown = Object.keys(changes).filter((input) => !names.includes(input));
  failIf(unknown.map((input) => `\`changes\` names "${input}", which is no input.`));
  return onPage(subject, async (page) => {
    const record = recordMounts(page, widget);
    const faults: string[] = [];
    for (const { attribute, value, expected } of await changesToTry(subject, page)) {
      const outcome = await changeInput(page, record, attribute, value, expected);
      if (text(outcome) !== text(expected))
        faults.push(`${attribute}="${value}" set later: ${text(outcome)}, and not ${text(expected)}.`);
    }
    record.end();
    failIf(faults);
  });
}

const text = ({ mounts, reported }: Outcome) => `${mounts} mounts, ${reported.join(' ') || 'nothing'} reported`;

async function changesToTry(subject: Subject, { embed, remove }: Page) {
  const { widget } = subject;
  const isIsland = '_zod' in widget.inputs;
  const drawn = isIsland ? undefined : await embed();
  const tries = inputValues(subject, drawn).flatMap(({ input, attribute, valid, invalid }) => {
    const change = changesOf(widget)[input];
    // The answer of the beginning is removed once it is used, which is no change.
    const isReported = change === 'fixed' && attribute !== 'data-initial';
    const whenValid: Outcome = { mounts: change === 'remount' ? 2 : 1, reported: isReported ? [attribute] : [] };
    const whenInvalid: Outcome = { mounts: 1, reported: [attribute] };
    return [
      { attribute, value: valid!, expected: whenValid },
      ...(invalid === undefined || change === 'fixed' ? [] : [{ attribute, value: invalid, expected: whenInvalid }]),
    ];
  });
  if (drawn) await remove(drawn);
  return tries;
}

function recordMounts({ define }: Page, widget: Widget) {
  const mounts: HTMLElement[] = [];
  const reported = new Set<string>();
  const note = (event: Event) => reported.add((event as CustomEvent<{ attribute: string }>).detail.attribute);
  document.addEventListener('shop:template-error', note);
  define({
    ...widget,
    mount(element, host) {
      mounts.push(element);
      return widget.mount(element, host);
    },
  });
  return { mounts, reported, end: () => document.removeEventListener('shop:template-error', note) };
}

/** Waits for `expected`, or for as long as a change could take. */
async function changeInput(
  { embed, remove }: Page,
  { mounts, reported }: ReturnType<typeof recordMounts>,
  attribute: string,
  value: string,
  expected: Outcome,
): Promise<Outcome> {
  mounts.length = 0;
  const element = await embed();
  reported.clear();
  element.setAttribute(attribute, value);
  const outcome = () => ({ mounts: mounts.length, reported: [...reported] });
  await becomesTrue(() => text(outcome()) === text(expected), 3000);
  await pause(10);
  const result = outcome();
  await remove(element);
  return result;
}
