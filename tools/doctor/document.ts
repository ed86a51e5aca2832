import { Window } from 'happy-dom';
import { CannotCheck } from './finding.ts';
import { LIMITS } from './limits.ts';

/** Names that widgets' own readers of HTML look up as globals. */
const GLOBALS =
  /^(document|location|CSS|Node|NodeFilter|Element|Document|DocumentFragment|FormData|(HTML|SVG)\w*Element)$/;

export interface Parsed {
  readonly document: Document;
  /** Runs code of a page, such as a widget's reader of its inputs, as if this page were the one around it. */
  within<Result>(act: () => Result): Result;
  close(): Promise<void>;
}

/** Reads HTML as a browser does, and runs and fetches nothing of it. */
export function parse(html: string, url: URL): Parsed {
  refuseGiants(html, url);
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
  // Where scripts run, what is inside is text.
  for (const part of document.querySelectorAll('noscript')) part.replaceChildren();
  const names = Object.getOwnPropertyNames(window).filter((name) => GLOBALS.test(name));
  let isWithin = false;
  return {
    document,
    within(act) {
      if (isWithin) return act();
      isWithin = true;
      try {
        return withGlobals(window as unknown as Readonly<Record<string, unknown>>, names, act);
      } finally {
        isWithin = false;
      }
    },
    close: () => window.happyDOM.close(),
  };
}

function withGlobals<Result>(page: Readonly<Record<string, unknown>>, names: readonly string[], act: () => Result) {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: page[name], configurable: true, writable: true });
  try {
    return act();
  } finally {
    for (const [name, was] of before)
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
  }
}

/** Elements that HTML ends by itself, or that hold nothing. */
const SHALLOW = new Set(
  'area base br col dd dt embed hr img input li link meta option p path param rect source td th thead tbody tfoot tr track use wbr'.split(
    ' ',
  ),
);

/** A page that takes all memory, or that is nested too deep to be walked through, is not looked at. */
function refuseGiants(html: string, { href }: URL): void {
  let elements = 0;
  let depth = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (!end) elements += 1;
    if (!SHALLOW.has(name!.toLowerCase())) depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (elements > LIMITS.elements) throw new CannotCheck(`${href} has more than ${LIMITS.elements} elements.`);
    if (depth > LIMITS.depth)
      throw new CannotCheck(`${href} has more than ${LIMITS.depth} elements inside each other.`);
  }
}
