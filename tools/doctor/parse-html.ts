import { Window } from 'happy-dom';
import { CannotCheck } from './finding.ts';
import { LIMITS } from './limits.ts';
import { createPage, type Page, type ParsedHtml } from './page.ts';

/** Globals that the widgets' code uses to read markup. */
const GLOBALS =
  /^(document|location|CSS|Node|NodeFilter|Element|Document|DocumentFragment|FormData|(HTML|SVG)\w*Element)$/;

/** Parses HTML as a browser does, without running or loading anything. */
export function parseHtml(html: string, url: URL): ParsedHtml {
  requireReadableSize(html, url);
  const window = new Window({
    url: url.href,
    settings: {
      enableJavaScriptEvaluation: false,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
    },
  });
  window.document.write(html);
  const document = window.document as unknown as Document;
  // Where scripts run, browsers read the content of <noscript> as text.
  for (const element of document.querySelectorAll('noscript')) element.replaceChildren();
  const globals = Object.getOwnPropertyNames(window).filter((name) => GLOBALS.test(name));
  let isRunning = false;
  return {
    document,
    runInPage(code) {
      if (isRunning) return code();
      isRunning = true;
      try {
        return withGlobals(window as unknown as Readonly<Record<string, unknown>>, globals, code);
      } finally {
        isRunning = false;
      }
    },
    close: () => window.happyDOM.close(),
  };
}

function withGlobals<Result>(window: Readonly<Record<string, unknown>>, names: readonly string[], code: () => Result) {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  try {
    return code();
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

/** Elements without an end tag, or whose end tag is optional. */
const WITHOUT_END_TAG = new Set(
  'area base br col dd dt embed hr img input li link meta option p path param rect source td th thead tbody tfoot tr track use wbr'.split(
    ' ',
  ),
);

/** Rejects a page that would exhaust memory or overflow the stack, before it is parsed. */
function requireReadableSize(html: string, { href }: URL): void {
  let elements = 0;
  let depth = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (!end) elements += 1;
    if (!WITHOUT_END_TAG.has(name!.toLowerCase())) depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (elements > LIMITS.elements) throw new CannotCheck(`${href} has more than ${LIMITS.elements} elements.`);
    if (depth > LIMITS.depth) throw new CannotCheck(`${href} has more than ${LIMITS.depth} nested elements.`);
  }
}

export function readPage({ url, headers, text }: { url: URL; headers: Headers; text: string }): Page {
  return createPage(parseHtml(text, url), { url, headers });
}
