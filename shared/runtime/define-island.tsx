import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { signal } from '@preact/signals-react';
import type * as z from 'zod/mini';
import { CallFailed } from '../contract/call-failed.ts';
import { prepareToSend } from '../http/call.ts';
import type { Send } from '../http/reply.ts';
import { addTexts } from '../i18n/instance.ts';
import { allowedOrigins } from '../i18n/settings.ts';
import type { TextPart } from '../i18n/texts.ts';
import { Frame, type Phase } from './Frame.tsx';
import type { TemplateError, FirstCall, Host, Widget } from './host.ts';
import { readInputs } from './inputs.ts';
import { keepFocus } from './keep-focus.ts';
import { retryOnReconnect } from './retry-on-reconnect.ts';
import { createServices, type Services } from './services.ts';
import { createFallbackSlot } from './fallback-slot.ts';
import { isUnread, type UnreadMarkup } from '../rules/unread-markup.ts';

/**
 * What the island needs of a model, if it has it; everything else is between model and view. `start` asks for
 * the first data: a rejection leaves the shop's HTML in place. A call that failed is tried again later; markup that
 * cannot be read is told to the author of the template.
 */
interface Startable {
  start?(): Promise<void>;
}

export interface IslandDefinition<Inputs extends z.ZodMiniObject, State extends object> {
  readonly name: string;
  /** What a page may configure, as `data-*` attributes or JSON child. */
  readonly inputs: Inputs;
  /** Reads what the page's server has printed in the element as inputs; what the page says in so many words wins. */
  readonly readServerMarkup?: (element: HTMLElement) => Readonly<Record<string, unknown>>;
  /**
   * Finds a control of the page's own that the widget uses where it stands, instead of drawing one; the element itself
   * where the widget replaces nothing.
   */
  readonly findKeptControl?: (element: HTMLElement) => Element | null;
  /** The default moment to wake, as in `data-load`. */
  readonly load: string;
  readonly handles?: readonly string[];
  readonly firstCall?: FirstCall;
  /** Parts of the ui kit that it draws and that have words of their own. */
  readonly words?: readonly TextPart[];
  /** For an island that sends as soon as it wakes: it then comes in the same wave. Others load it when they need it. */
  readonly send?: Send;
  /** Says nothing when the first call fails; otherwise the shopper reads one line and may try again. */
  readonly isQuiet?: boolean;
  readonly model: (services: Services, inputs: z.output<Inputs>) => State;
  readonly View: ComponentType<{ model: State }>;
}

let mounts = 0;

/** Makes a widget that draws with React in its own root. */
export function defineIsland<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget {
  const { name, inputs, readServerMarkup: printed, load, handles = [], firstCall, words } = definition;
  return {
    name,
    kind: 'island',
    inputs,
    readServerMarkup: printed,
    load,
    handles,
    firstCall,
    words,
    mount: (element, host) => mount(definition, element, host),
  };
}

function mount<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
  element: HTMLElement,
  host: Host,
): () => void {
  const read = readInputs(
    element,
    definition.inputs,
    definition.readServerMarkup?.(element),
    allowedOrigins(host.settings),
  );
  if (read.is === 'wrong') return refuse(read.complaints, host);
  for (const complaint of read.complaints ?? []) host.reportTemplateError(complaint);

  const mounted = new AbortController();
  const services = createServices(host, definition, mounted.signal);
  addTexts(host.locale, definition.name, host.texts, services.settings.texts);
  const model = definition.model(services, read.inputs);
  const stage = createFallbackSlot(element, definition.findKeptControl?.(element));
  const phase = signal<Phase>({ is: 'waiting' });
  let isStarting = false;
  const root = createRoot(stage.container, {
    identifierPrefix: `sw-${definition.name}-${++mounts}-`,
    // React is still at work when it says so, and has to finish first.
    onUncaughtError: (error) => queueMicrotask(() => breakDown(error)),
  });

  function breakDown(error: unknown): void {
    if (mounted.signal.aborted) return;
    console.error(`[${definition.name}] broke and gave the page's own HTML back.`, error);
    leave();
    host.setState('failed', error);
  }

  /** The message of a failed start stays until the next one has succeeded, so that nobody's focus is lost. */
  async function start(): Promise<void> {
    if (phase.peek().is === 'shown' || isStarting) return;
    isStarting = true;
    element.setAttribute('aria-busy', 'true');
    try {
      await (model as Startable).start?.();
      if (!mounted.signal.aborted) phase.value = { is: 'shown' };
    } catch (error) {
      if (!mounted.signal.aborted) fail(error);
    }
    isStarting = false;
    element.removeAttribute('aria-busy');
  }

  function fail(error: unknown): void {
    if (isUnread(error)) return leaveAlone(error);
    if (!(error instanceof CallFailed)) return breakDown(error);
    stage.container.hidden = definition.isQuiet === true;
    phase.value = { is: 'unavailable', isThrottled: error.status === 429 };
    host.setState('failed', error);
  }

  function leaveAlone(error: UnreadMarkup): void {
    leave();
    host.reportTemplateError(error.complaint);
    host.setState('failed', error);
  }

  function leave(): void {
    if (mounted.signal.aborted) return;
    mounted.abort();
    element.removeAttribute('aria-busy');
    root.unmount();
    stage.leave();
  }

  function shown(): void {
    stage.show();
    host.setState('ready');
  }

  keepFocus(stage.container, mounted.signal);
  // Whoever points at a control is about to ask for something.
  if (!definition.send)
    for (const reach of ['pointerover', 'focusin'] as const)
      element.addEventListener(reach, () => void prepareToSend().catch(() => {}), {
        once: true,
        signal: mounted.signal,
      });
  retryOnReconnect(() => phase.peek().is === 'unavailable' && void start(), mounted.signal);
  root.render(
    <Frame
      widget={definition.name}
      settings={services.settings}
      phase={phase}
      isQuiet={definition.isQuiet === true}
      onShown={shown}
      onRetry={() => void start()}
    >
      <definition.View model={model} />
    </Frame>,
  );
  void start();
  return leave;
}

/** A widget whose inputs are wrong does not guess. */
function refuse(complaints: readonly TemplateError[], host: Host): () => void {
  for (const complaint of complaints) host.reportTemplateError(complaint);
  host.setState('failed', new Error('Wrong inputs'));
  return () => {};
}
