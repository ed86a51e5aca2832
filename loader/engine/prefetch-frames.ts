import { whenIdle } from '../../shared/runtime/when-idle.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';

/** Loads only on pages with a frame of a server that is taken over at the first touch. */

type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Until the touch none of a widget's code runs. Its files are fetched when the browser is idle, and start when the pointer
 * is over the frame. Who saves data fetches them then.
 */
export function prefetchFrames(engine: EngineParts): void {
  page.addEventListener('pointerover', ({ target }) => start(engine, target as HTMLElement), true);
  if ((navigator as SavingNavigator).connection?.saveData) return;
  whenIdle(() => {
    for (const { name, loadsOnInteraction, state } of engine.mounts.values())
      if (loadsOnInteraction && state === 'waiting') fetchAhead(engine, name);
  });
}

function start({ mounts, prefetches, startPrefetch }: EngineParts, target: HTMLElement): void {
  const element = unclobbered(target).closest?.<HTMLElement>('[data-sw-frame]')?.parentElement;
  if (!element || prefetches.has(element)) return;
  const mount = mounts.get(element);
  if (mount?.state === 'waiting' && mount.loadsOnInteraction) prefetches.set(element, startPrefetch(element));
}

/** The styles are in the page, and the first answer, too. */
function fetchAhead({ widgets, locale }: EngineParts, name: string): void {
  const { bundle = name, hash, noTexts, chunks } = widgets[name]!;
  const own = `${bundle}-${hash}`;
  const files = [
    `${own}.js`,
    ...(noTexts ? [] : [`${own}.${locale()}.js`]),
    ...chunks.map((chunk) => `chunk-${chunk}.js`),
  ];
  for (const file of files) {
    const href = new URL(file, import.meta.url).href;
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }));
  }
}
