import { until } from './driver.ts';
import { expectEqual, expectNoErrors, open, type Stage, type Step } from './steps.ts';

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; require-trusted-types-for 'script'";

interface WidgetState {
  readonly widget: string;
  readonly state: string;
}

/** Scrolls through the page, so that widgets load that wait to be visible, and reads all states when none is loading. */
async function settledStates({ driver }: Stage, name: string): Promise<readonly WidgetState[]> {
  return until('the widgets of the page', async () => {
    const states = await driver.run((own) => {
      scrollTo(0, scrollY + innerHeight);
      return [...document.querySelectorAll<HTMLElement>(`main [data-widget], [data-widget=${own}]`)].map(
        ({ dataset }) => ({
          widget: dataset['widget']!,
          state: dataset['widgetState'] ?? '',
        }),
      );
    }, name);
    const isSettled = states.length > 0 && states.every(({ state }) => state !== '' && state !== 'loading');
    return isSettled ? states : undefined;
  });
}

/** One step per widget: its demo page, under a strict policy. */
export function widgetSteps(names: readonly string[]): readonly Step[] {
  return names.map((name) => ({
    name: `${name} draws on its demo page, under a strict policy and without errors`,
    async run(stage) {
      stage.front.policy = POLICY;
      await open(stage, `/demo/${name}`);
      const states = await settledStates(stage, name);
      expectEqual(
        states.filter(({ state }) => state === 'failed'),
        [],
        'Failed widgets',
      );
      expectEqual(
        await stage.driver.run((own) => document.querySelector(`[data-widget=${own}]`) !== null, name),
        true,
        `${name} is on its page`,
      );
      await expectNoErrors(stage);
    },
  }));
}
