/** Files of this build, each found beside the loader and fetched once per page. */

const RETRY_AFTER_MS = 500;
const files: Record<string, Promise<unknown>> = {};

const address = (name: string): string => new URL(name, import.meta.url).href;
const script = (href: string): Promise<unknown> => import(href);

function style(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const link = document.createElement('link');
    const onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    // The nonce of the loader's own tag.
    const nonce = [...document.scripts].find(({ src }) => src === import.meta.url)?.nonce ?? '';
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '', nonce, onload, onerror });
    document.head.append(link);
  });
}

/** Has a script at hand when another one asks for it. A failure is the business of the one that asks. */
export function preload(name: string): void {
  script(address(name)).catch(() => {});
}

/**
 * Loads a script or a style sheet: the same address again after a moment, then under a name that no cache knows.
 * A failure is forgotten, so that it can be tried again later.
 */
export function load<Module>(name: string): Promise<Module> {
  const get = name.endsWith('.css') ? style : script;
  const href = address(name);
  return (files[name] ??= get(href)
    .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(() => get(href)))
    .catch(() => get(href + '?' + Date.now()))
    .catch((error) => {
      delete files[name];
      throw error;
    })) as Promise<Module>;
}
