import type { Bus } from '../bus/bus.ts';
import { readAttributes, type Attributes, type ValuesOf } from './attributes.ts';
import type { Texts } from '../i18n/texts.ts';
import { createTranslate, type Translate } from './create-translate.ts';
import type { FirstCall, Host, Widget } from './host.ts';
import { importWithRecovery } from './import-with-recovery.ts';
import type { InputChange } from './input-changes.ts';
import { busUntil, onPageRestore } from './until-unmount.ts';

/** The dependencies of an enhancer. */
export interface EnhancerContext<Words> {
  /** Its listeners and handlers end when the widget unmounts. */
  readonly bus: Bus;
  readonly t: Translate<Words>;
  readonly request: Host['request'];
  readonly firstAnswer?: Host['firstAnswer'];
  readonly explain?: Host['explain'];
  readonly hasHandler?: Host['hasHandler'];
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

/**
 * Reads the inputs as they are now: a script of the page may have changed them since the widget was wired. Reports
 * mistakes, and returns null when there are any.
 *
 * @param isAction for an action of the shopper, who then sees that it failed; the next one removes the message
 */
export type ReadInputs<Inputs extends Attributes> = (isAction?: boolean) => ValuesOf<Inputs> | null;

export interface EnhancerDefinition<Inputs extends Attributes, Words> {
  readonly name: string;
  readonly inputs: Inputs;
  /** `live` for inputs that it reads when it uses them. By default, a change remounts it. */
  readonly changes?: Partial<Record<keyof Inputs & string, InputChange>>;
  readonly load: string;
  readonly handles?: readonly string[];
  readonly firstCall?: FirstCall;
  /**
   * Wires the element. It removes what it adds when `signal` aborts. Returns true when it sets the state itself.
   */
  wire(
    element: HTMLElement,
    inputs: ValuesOf<Inputs>,
    context: EnhancerContext<Words>,
    readInputs: ReadInputs<Inputs>,
  ): boolean | void;
}

/** Defines a widget that wires the shop's HTML without React. */
export function defineEnhancer<Inputs extends Attributes, Words>(
  definition: EnhancerDefinition<Inputs, Words>,
): Widget {
  return {
    handles: [],
    ...definition,
    kind: 'enhancer',
    mount: (element, host) => mount(definition, element, host),
  };
}

/** Loads with the first error. */
let notice: Promise<typeof import('./notice.ts')> | undefined;

function mount<Inputs extends Attributes, Words>(
  definition: EnhancerDefinition<Inputs, Words>,
  element: HTMLElement,
  host: Host,
): () => void {
  const read = () => readAttributes(element, definition.inputs, (error) => host.reportTemplateError(error));
  host.onInputs?.(read);
  const inputs = read();
  if (!inputs) {
    host.setState('failed', new Error('Wrong inputs'));
    return () => {};
  }
  const settings = (host.settings ?? {}) as EnhancerContext<Words>['settings'] & { texts?: Record<string, Texts> };
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const context: EnhancerContext<Words> = {
    ...host,
    bus: busUntil(signal, host.bus),
    // The shop's own texts take precedence.
    t: createTranslate({ ...host.texts, ...settings.texts?.[definition.name] }),
    settings,
    signal,
    onPageRestore: (listener) => onPageRestore(listener, signal),
  };
  const isPending = definition.wire(element, inputs, context, (isAction) => {
    const now = read();
    if (isAction && (notice || !now)) {
      notice ??= importWithRecovery('notice', () => import('./notice.ts'));
      notice.then(
        ({ removeNotice, showWentWrong }) => (now ? removeNotice() : showWentWrong(host.locale, element)),
        () => (notice = undefined),
      );
    }
    return now;
  });
  if (!isPending) host.setState('ready');
  return () => lifetime.abort();
}
