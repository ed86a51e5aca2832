import { addressOf, preloadLines, type Build } from './builds.ts';
import { floorScript } from './floor-scripts.ts';
import type { BenchPage } from './pages.ts';

/**
 * What a server may print in addition, so that a page needs fewer round trips. `frame` draws the widget's first frame in
 * the server; it is taken over at once, or as `idle` and `interaction` say. `inline` has the styles of the frame in the
 * HTML.
 */
export type Variant = 'initial' | 'preload' | 'frame' | 'idle' | 'interaction' | 'inline';

/** What the server knows when it prints a page. */
export interface Printed {
  readonly page: BenchPage;
  /** The token of the session. */
  readonly csrf: string;
  /** Without one, the floor page is printed. */
  readonly build: Build | undefined;
  /** HTML of the main part. */
  readonly main: string;
  /** Addresses of style sheets. */
  readonly styles: readonly string[];
  /** The first answer as JSON, if it is to be in the HTML. */
  readonly initial: string | undefined;
  readonly hasPreload: boolean;
  /** When the widget takes over its frame: the value of `data-hydrate`. Undefined for a page without frames. */
  readonly hydrate: string | undefined;
}

/** A page with the badge, one main part, and nothing else. */
export function printPage(printed: Printed): string {
  const { csrf, build, styles } = printed;
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zonshop</title>
<meta name="csrf-token" content="${csrf}">
<link rel="icon" href="data:,">
${[...styles, ...(build ? [addressOf(build, 'base.css')] : [])].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${build ? `<script type="module" async src="${addressOf(build, 'loader.js')}"></script>` : ''}
${build && printed.hasPreload ? preloadLines(build, printed.page.widgets) : ''}
</head>
<body>
<p><a href="/cart" data-widget="cart-badge" data-url="/cart">Winkelwagen</a></p>
${build ? mainFor(printed) : floorMain(printed)}
</body>
</html>`;
}

function mainFor({ main, initial, hydrate }: Printed): string {
  const widget = hydrate === undefined ? main : main.replace('data-widget=', `data-hydrate="${hydrate}" data-widget=`);
  return `<main>${widget.replace('<!--initial-->', () => initialScript(initial))}</main>`;
}

/** Without widgets, the printed HTML is all there is; a script shows the rest. */
function floorMain({ page: { floor, firstCall }, main, initial }: Printed): string {
  if (!floor || !firstCall) return `<main class="floor-entry">${main}</main>`;
  return `<main></main>${initialScript(initial)}<script>${floorScript({ ...floor, ...firstCall })}</script>`;
}

/** A `<` would end the block early. */
function initialScript(initial: string | undefined): string {
  if (initial === undefined) return '';
  return `<script type="application/json" data-initial>${initial.replaceAll('<', '\\u003c')}</script>`;
}
