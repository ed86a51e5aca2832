import type { Bus } from '../bus/bus.ts';
import { readAttributes, type Attributes, type ValuesOf } from './attributes.ts';
import type { Texts } from '../i18n/texts.ts';
import { createTranslate, type Translate } from './create-translate.ts';
import type { FirstCall, Host, Widget } from './host.ts';

/** The dependencies of an enhancer. */
export interface EnhancerContext<Words> {
  readonly bus: Bus;
  readonly t: Translate<Words>;
  readonly request: Host['request'];
  readonly firstAnswer?: Host['firstAnswer'];
  readonly locale: Host['locale'];
  /** The page's settings, unchecked. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Aborts when the widget unmounts. Pass it to listeners. */
  readonly signal: AbortSignal;
  /** Runs when the browser restores the page from the back/forward cache. */
  onPageRestore(listener: () => void): void;
  /** Sets the state after the first call, and after a later one that succeeds. */
  readonly setState: Host['setState'];
  /** Reports a mistake in the markup inside the element. */
  readonly reportTemplateError: Host['reportTemplateError'];
}

export interface EnhancerDefinition<Given extends Attributes, Words> {
  readonly name: string;
  readonly inputs: Given;
  readonly load: string;
  readonly handles?: readonly string[];
  readonly firstCall?: FirstCall;
  /**
   * Wires the element. It removes what it adds when `signal` aborts. Returns true when it sets the state itself.
   */
  wire(element: HTMLElement, inputs: ValuesOf<Given>, context: EnhancerContext<Words>): boolean | void;
}

/** Defines a widget that wires the shop's HTML without React. */
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
  const inputs = readAttributes(element, definition.inputs, (error) => host.reportTemplateError(error));
  if (!inputs) {
    host.setState('failed', new Error('Wrong inputs'));
    return () => {};
  }
  const settings = (host.settings ?? {}) as EnhancerContext<Words>['settings'] & { texts?: Record<string, Texts> };
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const isPending = definition.wire(element, inputs, {
    ...host,
    bus: {
      ...host.bus,
      on(name, listener) {
        const stop = host.bus.on(name, listener);
        signal.addEventListener('abort', stop);
        return stop;
      },
    },
    // The shop's own texts take precedence.
    t: createTranslate({ ...host.texts, ...settings.texts?.[definition.name] }),
    settings,
    signal,
    onPageRestore: (listener) => addEventListener('pageshow', (event) => event.persisted && listener(), { signal }),
  });
  if (!isPending) host.setState('ready');
  return () => lifetime.abort();
}
