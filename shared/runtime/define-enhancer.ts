import type { Bus } from '../bus/bus.ts';
import { readAttributes, type Attributes, type ValuesOf } from './attributes.ts';
import type { Texts } from '../i18n/texts.ts';
import { createTranslate, type Translate } from './create-translate.ts';
import type { FirstCall, Host, Widget } from './host.ts';

/** What an enhancer may use of the world. */
export interface EnhancerContext<Words> {
  readonly bus: Bus;
  readonly t: Translate<Words>;
  readonly request: Host['request'];
  readonly firstAnswer?: Host['firstAnswer'];
  readonly locale: Host['locale'];
  /** The page's settings as found; an enhancer reads the one that it needs. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Ends with the enhancer; hand it to listeners. */
  readonly signal: AbortSignal;
  /** Called when the shopper comes Back to the page as it was left. */
  onReturn(act: () => void): void;
  /** Says what came of the first call, and of later ones that mend it. */
  readonly setState: Host['setState'];
  /** Says to the author of the template what is wrong with the markup inside the element. */
  readonly reportTemplateError: Host['reportTemplateError'];
}

export interface EnhancerDefinition<Given extends Attributes, Words> {
  readonly name: string;
  readonly inputs: Given;
  readonly load: string;
  readonly handles?: readonly string[];
  readonly firstCall?: FirstCall;
  /**
   * Wires the element. What it adds to the element, it takes away when `signal` aborts. Answers true when it says by
   * itself what has become of it.
   */
  wire(element: HTMLElement, inputs: ValuesOf<Given>, tools: EnhancerContext<Words>): boolean | void;
}

/** Makes a widget that wires a control which stands on every page; it draws without React. */
export function defineEnhancer<Given extends Attributes, Words>(definition: EnhancerDefinition<Given, Words>): Widget {
  return {
    handles: [],
    ...definition,
    kind: 'enhancer',
    mount: (element, host) => mount(definition, element, host),
  };
}

function mount<Given extends Attributes, Words>(
  definition: EnhancerDefinition<Given, Words>,
  element: HTMLElement,
  host: Host,
): () => void {
  const inputs = readAttributes(element, definition.inputs, (complaint) => host.reportTemplateError(complaint));
  if (!inputs) {
    host.setState('failed', new Error('Wrong inputs'));
    return () => {};
  }
  const own = (host.settings ?? {}) as EnhancerContext<Words>['settings'] & { texts?: Record<string, Texts> };
  const mounted = new AbortController();
  const { signal } = mounted;
  const isPending = definition.wire(element, inputs, {
    ...host,
    bus: {
      ...host.bus,
      on(name, hear) {
        const stop = host.bus.on(name, hear);
        signal.addEventListener('abort', stop);
        return stop;
      },
    },
    // The shop's own words win over ours.
    t: createTranslate({ ...host.texts, ...own.texts?.[definition.name] }),
    settings: own,
    signal,
    onReturn: (act) => addEventListener('pageshow', (event) => event.persisted && act(), { signal }),
  });
  if (!isPending) host.setState('ready');
  return () => mounted.abort();
}
