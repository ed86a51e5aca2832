import type { LoaderContext } from '../context.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import { widgetScripts } from './widget-scripts.ts';

type ThriftyNavigator = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
};

/** The shopper saves data, or has a line on which each file delays the next page. */
export function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as ThriftyNavigator).connection ?? {};
  return saveData === true || (effectiveType ?? '').endsWith('2g');
}

/** Calls `run` once the page has nothing more urgent to do. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  const schedule = window.requestIdleCallback ?? setTimeout;
  schedule(run);
}

/**
 * Fetches the files of a widget that the next page has, for the cache alone: nothing is parsed or run. It waits until this
 * page has loaded, and fetches nothing for a shopper who saves data.
 */
export function fetchAhead(context: Pick<LoaderContext, 'widgets' | 'locale' | 'urlOf'>, name: string): void {
  const entry = context.widgets[name];
  if (!entry || savesData()) return;
  const { bundle = name, hash, noStyles } = entry;
  const fetchFiles = () => {
    widgetScripts(context, name).forEach((href) => addLink(href, true));
    if (!noStyles) addLink(context.urlOf(`${bundle}-${hash}.css`), false);
  };
  if (unclobbered(document).readyState === 'complete') whenIdle(fetchFiles);
  else addEventListener('load', () => whenIdle(fetchFiles), { once: true });
}

/** @param isScript a module, which the browser requests with CORS */
function addLink(href: string, isScript: boolean): void {
  if (performance.getEntriesByName(href).length > 0) return;
  const page = unclobbered(document);
  const link = page.createElement('link');
  // Safari has no `prefetch`, and would warn of a style sheet that is preloaded for another page.
  const canPrefetch = link.relList.supports('prefetch');
  if (!canPrefetch && !isScript) return;
  // A page has one nonce.
  const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  if (isScript) link.crossOrigin = '';
  Object.assign(link, { rel: canPrefetch ? 'prefetch' : 'modulepreload', href, nonce, fetchPriority: 'low' });
  page.head.append(link);
}
