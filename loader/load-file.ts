import { recovery } from 'eiland:manifest';
import { page } from './page.ts';
import type * as Recovery from './recovery/recover.ts';

/** Files of this build. They stand beside the loader, and each is loaded once per page. */

const files: Record<string, Promise<unknown>> = {};

export const urlOf = (name: string): string => new URL(name, import.meta.url).href;
const loadScript = (href: string): Promise<unknown> => import(href);

/** The style sheets that the page links. */
export const styleLinks = (): HTMLLinkElement[] => [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** A page with a frame of a server links the styles of its widget. Some browsers keep an empty sheet of a failure. */
function isLinked(href: string): boolean {
  try {
    return styleLinks().some((link) => link.href === href && link.sheet!.cssRules.length > 0);
  } catch {
    // It failed, or is of another origin: the browser has it in its cache.
    return false;
  }
}

function loadStyles(href: string): Promise<unknown> {
  if (isLinked(href)) return Promise.resolve();
  return new Promise((onload, onerror) => {
    // A page has one nonce, and the loader's own tag has it.
    const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    page.head.append(
      Object.assign(page.createElement('link'), {
        rel: 'stylesheet',
        href,
        nonce,
        onload,
        onerror,
      }),
    );
  });
}

/** Loads a script that another one imports. The importing script reports a failure. */
export function preload(name: string): void {
  loadScript(urlOf(name)).catch(() => {});
}

/** Loads a script that failed at its own address. Firefox does not try that address again, so each attempt has another. */
export async function recover(name: string): Promise<unknown> {
  const loading = (files[recovery] ??= loadScript(urlOf(`${recovery}?${Date.now()}`)));
  loading.catch(() => delete files[recovery]);
  return ((await loading) as typeof Recovery).recover(name);
}

/**
 * Loads a script or a style sheet. It retries twice: with the same address, and with a query that no cache contains.
 * Then it recovers the script. After a failure, the next call tries again.
 */
export function load<Module>(name: string): Promise<Module> {
  const loadFrom = name.endsWith('.css') ? loadStyles : loadScript;
  const href = urlOf(name);
  return (files[name] ??= loadFrom(href)
    .catch(() => loadFrom(href))
    .catch(() => loadFrom(href + '?'))
    .catch(() => (loadFrom === loadScript ? recover(name) : Promise.reject()))
    .catch(() => {
      delete files[name];
      throw new Error(href);
    })) as Promise<Module>;
}
