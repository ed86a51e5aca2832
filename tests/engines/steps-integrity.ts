import { importMap } from '../../tools/doctor/import-map.ts';
import { expectEqual, expectState, NotApplicable, open, type Stage, type Step } from './steps.ts';

const WIDGET = 'cart-page';
const PAGE = '/cart';

/** The files of a page, by kind, with the copies from which a script is loaded again after a failure. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'a widget': /^cart-page-\w+(\.copy)?\.js(\?.*)?$/,
  'its texts': /^cart-page-\w+\.nl\.js(\?.*)?$/,
  'shared files': /^chunk-\w+(\.copy)?\.js(\?.*)?$/,
  'the engine': /^engine-\w+(\.copy)?\.js(\?.*)?$/,
  'a widget and the recovery': /^(cart-page|recovery)-\w+(\.copy)?\.js(\?.*)?$/,
};

/** Pages print the import map of the release, and demand a hash of every script, as the guide tells it. */
function printMap({ front, folder }: Stage): void {
  front.policy = "script-src 'self' 'unsafe-inline'";
  front.headers = { 'integrity-policy': 'blocked-destinations=(script)' };
  front.change = (html) => {
    const [path] = /\/widgets-\d+/.exec(html) ?? ['/widgets'];
    return html.replace('<head>', `<head>${importMap(folder, path)}`);
  };
}

/** Whether the widget's own view is seen, and the HTML of the shop in its element. A frame drawn by a server stays, hidden. */
const seen = ({ driver }: Stage) =>
  driver.run((name) => {
    const children = [...document.querySelectorAll<HTMLElement>(`[data-widget=${name}] > :not(script)`)];
    const isSeen = (child: HTMLElement) => child.getClientRects().length > 0;
    return {
      widget: children.some((child) => child.matches('.sw-root') && isSeen(child)),
      shop: children.some((child) => !child.matches('.sw-root') && isSeen(child)),
    };
  }, WIDGET);

/** By version, whether the browser knows the header: it then loads no script that the map does not list. */
const knowsHeader = new Map<string, boolean>();

async function requireHeader(stage: Stage): Promise<void> {
  const { driver } = stage;
  if (!knowsHeader.has(driver.version)) knowsHeader.set(driver.version, await isEnforced(stage));
  if (!knowsHeader.get(driver.version)) throw new NotApplicable(`${driver.version} has no Integrity-Policy`);
}

async function isEnforced(stage: Stage): Promise<boolean> {
  const { driver, manifest } = stage;
  printMap(stage);
  await open(stage, PAGE);
  await expectState(stage, WIDGET, 'ready');
  return driver.run(
    (file) =>
      new Promise<boolean>((resolve) => {
        const { src } = document.querySelector<HTMLScriptElement>('script[src$="loader.js"]')!;
        const script = Object.assign(document.createElement('script'), {
          type: 'module',
          src: src.replace('loader.js', `${file}?unlisted`),
          onload: () => resolve(false),
          onerror: () => resolve(true),
        });
        document.head.append(script);
      }),
    manifest.widgets[WIDGET]!.texts.nl!,
  );
}

export const integritySteps: readonly Step[] = [
  {
    name: 'with the import map, all files of a cart run',
    async run(stage) {
      printMap(stage);
      await open(stage, PAGE);
      await expectState(stage, WIDGET, 'ready');
    },
  },
  ...Object.entries(KINDS).map(([kind, files]) => ({
    name: `with the import map, ${kind} with another byte do not run, and the shop's cart stays`,
    async run(stage: Stage) {
      await requireHeader(stage);
      const { front } = stage;
      printMap(stage);
      front.alter(files);
      await open(stage, PAGE);
      await expectState(stage, WIDGET, 'failed');
      expectEqual(
        front.requested.some((file) => files.test(file)),
        true,
        'A request for an altered file',
      );
      expectEqual(await seen(stage), { widget: false, shop: true }, 'What is seen of the cart');
    },
  })),
  {
    name: 'without the import map, a widget with another byte runs',
    async run(stage) {
      stage.front.alter(KINDS['a widget']!);
      await open(stage, PAGE);
      await expectState(stage, WIDGET, 'ready');
    },
  },
];
