import { Window } from 'happy-dom';

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
  return {
    document,
    within: (act) => withGlobals(window as unknown as Readonly<Record<string, unknown>>, names, act),
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
