import { page } from './page.ts';

/** Files of this build, each found beside the loader and fetched once per page. */

const files: Record<string, Promise<unknown>> = {};

const address = (name: string): string => new URL(name, import.meta.url).href;
const script = (href: string): Promise<unknown> => import(href);

function style(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    // A page has one nonce, and the loader's own tag carries it.
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

/** Has a script at hand when another one asks for it. A failure is the business of the one that asks. */
export function preload(name: string): void {
  script(address(name)).catch(() => {});
}

/**
 * Loads a script or a style sheet: the same address again, then once more with a query, past what a cache may hold.
 * A failure is forgotten, so that it can be tried again later.
 */
export function load<Module>(name: string): Promise<Module> {
  const get = name.endsWith('.css') ? style : script;
  const href = address(name);
  return (files[name] ??= get(href)
    .catch(() => get(href))
    .catch(() => get(href + '?'))
    .catch(() => {
      delete files[name];
      throw new Error(href);
    })) as Promise<Module>;
}
