import { expectEqual, expectNoErrors, open, type Stage, type Step } from './steps.ts';
import type { Key } from './driver.ts';
import { randomFor, type Random } from '../storm/storm-options.ts';

/** The number of actions of one walk. */
const ACTIONS = 8;
const KEYS: readonly Key[] = ['Tab', 'Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight'];
const TEXTS = ['1012 LG', '12', 'Zon', 'sanne@example.nl', 'ß 日本 🙂'];
const MARK = 'data-walk-target';

/** Marks one of the controls that the shopper can use; false when there is none. Runs in the page. */
function markControl(mark: string, kind: 'control' | 'field', choice: number): boolean {
  const reach = document.querySelector('dialog[open]') ?? document.querySelector('main')!;
  const controls =
    kind === 'field'
      ? 'input:is([type=text], [type=email], [type=tel], [type=search]), textarea'
      : 'button, summary, input:is([type=radio], [type=checkbox])';
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const usable = [...reach.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.closest('[data-widget], dialog') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [readonly]'),
  );
  const control = usable[Math.floor(choice * usable.length)];
  control?.setAttribute(mark, '');
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return control !== undefined;
}

async function act({ driver }: Stage, random: Random): Promise<void> {
  const kind = random.pick(['click', 'click', 'click', 'key', 'type'] as const);
  if (kind === 'key') return driver.press(random.pick(KEYS));
  const isThere = await driver.run(markControl, MARK, kind === 'type' ? 'field' : 'control', random.next());
  if (!isThere) return;
  // A message may cover it by now, as it may for a shopper.
  await (kind === 'type' ? driver.type(`[${MARK}]`, random.pick(TEXTS)) : driver.click(`[${MARK}]`)).catch(() => {});
}

const failedWidgets = ({ driver }: Stage) =>
  driver.run(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget-state="failed"]')].map(({ dataset }) => dataset['widget']),
  );

/** One walk per widget: random actions of a shopper on its demo page. */
export function walkSteps(names: readonly string[]): readonly Step[] {
  return names.map((name) => ({
    name: `random actions with ${name} break nothing`,
    async run(stage) {
      const random = randomFor(`walk in an engine over ${name}`);
      const path = `/demo/${name}`;
      await open(stage, path);
      for (let count = 0; count < ACTIONS; count++) {
        await act(stage, random);
        const isThere = await stage.driver.run((home) => location.pathname === home, path).catch(() => false);
        if (!isThere) await open(stage, path);
        expectEqual(await failedWidgets(stage), [], `Failed widgets after ${count + 1} actions`);
        await expectNoErrors(stage);
      }
    },
  }));
}
