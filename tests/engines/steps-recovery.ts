import { filesOf } from '../../tools/build/dist-manifest.ts';
import { clickOn, expectShown } from './page-actions.ts';
import { expectEqual, expectState, open, type Stage, type Step } from './steps.ts';

/** Fails at every attempt until the shop is healed. */
const FOREVER = Number.POSITIVE_INFINITY;
const WIDGET = 'cart-page';
const PAGE = '/cart';

/** The files of one page, by kind. */
const KINDS: Readonly<Record<string, (stage: Stage) => string>> = {
  'the engine': ({ manifest }) => manifest.engine.script,
  'a script that the engine shares': ({ manifest }) => manifest.engine.imports[0]!,
  'the runtime library': ({ manifest }) =>
    manifest.widgets[WIDGET]!.imports.find((file) =>
      manifest.contents[file]!.some((folder) => /node_modules\/(react-dom|preact)$/.test(folder)),
    )!,
  'the script of a widget': ({ manifest }) => manifest.widgets[WIDGET]!.script,
  'its texts': ({ manifest }) => manifest.widgets[WIDGET]!.texts.nl!,
  'its styles': ({ manifest }) => manifest.widgets[WIDGET]!.styles!,
};

const online = ({ driver }: Stage) => driver.run(() => void dispatchEvent(new Event('online')));

async function expectWorking(stage: Stage): Promise<void> {
  await expectState(stage, WIDGET, 'ready');
  // A page with two runtime libraries would not react.
  const names = await stage.driver.run(() => [...document.querySelectorAll('.sw-cart-page')].length);
  expectEqual(names, 1, 'The number of carts');
}

const onceAndTwice: readonly Step[] = Object.entries(KINDS).flatMap(([kind, fileOf]) =>
  [1, 2].map((times) => ({
    name: `${kind} answers 503 ${times === 1 ? 'once' : 'twice'}, and the widget comes all the same`,
    async run(stage: Stage) {
      stage.front.fail(fileOf(stage), times);
      await open(stage, PAGE);
      await expectWorking(stage);
    },
  })),
);

const forAMinute: readonly Step[] = Object.entries(KINDS).map(([kind, fileOf]) => ({
  name: `${kind} answers 503 for a while, and the widget comes when the page is online again`,
  async run(stage: Stage) {
    stage.front.fail(fileOf(stage), FOREVER);
    await open(stage, PAGE);
    await expectState(stage, WIDGET, 'failed');
    await online(stage);
    await expectState(stage, WIDGET, 'failed');
    stage.front.heal();
    await online(stage);
    await expectWorking(stage);
  },
}));

/** Makes the page's timers ten times as fast, so that the pauses before a retry take a tenth. */
const HASTE = `{
  const wait = setTimeout;
  window.setTimeout = (act, ms, ...args) => wait(act, ms / 10, ...args);
}`;

const byItself: readonly Step[] = ['the engine', 'the script of a widget', 'its styles'].map((kind) => ({
  name: `${kind} answers 503 for a while, and the widget comes by itself`,
  async run(stage) {
    stage.front.script = HASTE;
    stage.front.fail(KINDS[kind]!(stage), FOREVER);
    await open(stage, PAGE);
    await expectState(stage, WIDGET, 'failed');
    stage.front.heal();
    await expectWorking(stage);
  },
}));

const late: readonly Step[] = [
  {
    name: 'the code of the picture viewer answers 503 twice, and it opens all the same',
    async run(stage) {
      stage.front.fail('Viewer-', 2);
      await open(stage, '/growatt-min-3000tl-xh');
      await expectState(stage, 'product-gallery', 'ready');
      // Once: the viewer covers the button as soon as its code is there.
      await clickOn(stage, '[data-widget=product-gallery] button', 'Vergroten');
      await expectShown(stage, '.pswp');
    },
  },
];

const healthy: readonly Step[] = [
  {
    name: 'a page without failures asks for each file once, and for no other',
    async run(stage) {
      const { front, manifest } = stage;
      await open(stage, PAGE);
      await expectWorking(stage);
      const { requested } = front;
      expectEqual(requested.length, new Set(requested).size, 'The number of requests');
      const missing = filesOf(manifest, WIDGET, 'nl').filter((file) => !requested.includes(file));
      expectEqual(missing, [], 'Files that were not requested');
      const needless = requested.filter((file) => file === manifest.recovery || /\?|\.copy\./.test(file));
      expectEqual(needless, [], 'Files of the recovery');
    },
  },
];

export const recoverySteps: readonly Step[] = [...healthy, ...onceAndTwice, ...forAMinute, ...byItself, ...late];
