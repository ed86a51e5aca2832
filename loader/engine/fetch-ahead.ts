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
 * Fetches the files of a widget that the next page has, for the cache alone: nothing runs. It waits until this page has
 * loaded, and fetches nothing for a shopper who saves data.
 */
export function fetchAhead(context: Pick<LoaderContext, 'widgets' | 'locale' | 'urlOf'>, name: string): void {
  const entry = context.widgets[name];
  if (!entry || entry.open || savesData()) return;
  const { bundle = name, hash, noStyles } = entry;
  const fetchFiles = () => {
    widgetScripts(context, name).forEach((href) => addNextPageLink(href, true));
    if (!noStyles) addNextPageLink(context.urlOf(`${bundle}-${hash}.css`), false);
  };
  if (unclobbered(document).readyState === 'complete') whenIdle(fetchFiles);
  else addEventListener('load', () => whenIdle(fetchFiles), { once: true });
}

/** @param isScript a module, which the browser requests with CORS */
function addNextPageLink(href: string, isScript: boolean): void {
  const isAsked = unclobbered(document).querySelector(`link[href="${href}"]`) !== null;
  if (isAsked || performance.getEntriesByName(href).length > 0) return;
  // Safari has no `prefetch`, and would warn of a style sheet that is preloaded for another page.
  const canPrefetch = document.createElement('link').relList.supports('prefetch');
  if (canPrefetch) addLink({ rel: 'prefetch', href, fetchPriority: 'low', ...(isScript && { crossOrigin: '' }) });
  else if (isScript) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
}

/** Adds a link with the nonce of the page, without which a strict policy blocks it. */
export function addLink(attributes: Partial<HTMLLinkElement>): void {
  const page = unclobbered(document);
  const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  page.head.append(Object.assign(page.createElement('link'), attributes, { nonce }));
}
