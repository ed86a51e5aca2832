import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { signal } from '@preact/signals-react';
import type * as z from 'zod/mini';
import { CallFailed } from '../contract/call-failed.ts';
import { prepareToSend } from '../http/call.ts';
import { whenIdle } from './when-idle.ts';
import type { Expired } from '../http/refusal.ts';
import type { Send } from '../http/reply.ts';
import { addTexts } from '../i18n/instance.ts';
import { allowedOrigins } from '../i18n/settings.ts';
import type { TextPart } from '../i18n/texts.ts';
import { Frame, type Phase } from './Frame.tsx';
import { describeIsland } from './describe-island.ts';
import type { TemplateError, FirstCall, Host, Widget } from './host.ts';
import { readInputs } from './inputs.ts';
import { keepFocus } from './keep-focus.ts';
import { onReconnect } from './retry-later.ts';
import { createServices, type Services } from './services.ts';
import { createFallbackSlot } from './fallback-slot.ts';
import { createSlots } from './slots.ts';
import { isUnreadableMarkup, type UnreadableMarkupError } from '../rules/unreadable-markup.ts';

/**
 * What the island uses of a model. `start` loads the first data. When it rejects, the shop's HTML stays. A failed call
 * is retried later, and unreadable markup is reported to the author of the template.
 */
interface Startable {
  start?(): Promise<void>;
}

export interface IslandDefinition<Inputs extends z.ZodMiniObject, State extends object> {
  readonly name: string;
  /** What a page may configure, as `data-*` attributes or JSON child. */
  readonly inputs: Inputs;
  /** Reads inputs from the server markup in the element. Attributes and the JSON child take precedence. */
  readonly readServerMarkup?: (element: HTMLElement) => Readonly<Record<string, unknown>>;
  /**
   * Finds a control of the page that the widget keeps instead of drawing one. Returns the element itself when the widget
   * replaces nothing.
   */
  readonly findKeptControl?: (element: HTMLElement) => Element | null;
  /** The default load trigger, as in `data-load`. */
  readonly load: string;
  readonly handles?: readonly string[];
  /** The names of its slots, each drawn by a `<Slot>` of the view. The metadata describes them. */
  readonly slots?: readonly string[];
  readonly firstCall?: FirstCall;
  /** Parts of the ui kit with texts of their own that the view uses. */
  readonly textParts?: readonly TextPart[];
  /** For an island that calls the shop as soon as it mounts. Others load it with the first call. */
  readonly send?: Send;
  /** Shows no message when the first call fails. By default, the shopper gets a message with a retry. */
  readonly isQuiet?: boolean;
  readonly model: (services: Services, inputs: z.output<Inputs>) => State;
  readonly View: ComponentType<{ model: State }>;
}

let mountCount = 0;

/** Defines a widget that draws with React in its own root. */
export function defineIsland<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget {
  return { ...describeIsland(definition), mount: (element, host) => mount(definition, element, host) };
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
  if (read.is === 'wrong') return refuse(read.templateErrors, host);
  for (const error of read.templateErrors ?? []) host.reportTemplateError(error);

  const lifetime = new AbortController();
  const expired = signal<Expired | null>(null);
  const services = createServices(host, definition, lifetime.signal, (now) => (expired.value = now));
  addTexts(host.locale, definition.name, host.texts, services.settings.texts);
  const model = definition.model(services, read.inputs);
  const fallback = createFallbackSlot(element, definition.findKeptControl?.(element));
  nameLanguage(fallback.container, element, host.locale);
  const showSlot = createSlots(element, definition, host, lifetime.signal);
  const phase = signal<Phase>({ is: 'waiting' });
  let isStarting = false;
  const root = createRoot(fallback.container, {
    identifierPrefix: `sw-${definition.name}-${++mountCount}-`,
    // React calls this while it is rendering, and has to finish first.
    onUncaughtError: (error) => queueMicrotask(() => handleCrash(error)),
  });

  function handleCrash(error: unknown): void {
    if (lifetime.signal.aborted) return;
    console.error(`[${definition.name}] failed; the shop's HTML was restored.`, error);
    unmount();
    host.setState('failed', error);
  }

  /** The message of a failed start stays until a retry succeeds, to keep the focus. */
  async function start(): Promise<void> {
    if (phase.peek().is === 'shown' || isStarting) return;
    isStarting = true;
    element.setAttribute('aria-busy', 'true');
    try {
      await (model as Startable).start?.();
      const replay = host.loadReplay?.();
      if (replay) await replay;
      if (!lifetime.signal.aborted) phase.value = { is: 'shown' };
    } catch (error) {
      if (!lifetime.signal.aborted) handleStartError(error);
    }
    isStarting = false;
    element.removeAttribute('aria-busy');
  }

  function handleStartError(error: unknown): void {
    if (isUnreadableMarkup(error)) return reportMarkup(error);
    if (!(error instanceof CallFailed)) return handleCrash(error);
    fallback.container.hidden = definition.isQuiet === true;
    phase.value = { is: 'unavailable', refusal: services.refusalOf(error) };
    host.setState('failed', error);
  }

  function reportMarkup(error: UnreadableMarkupError): void {
    unmount();
    host.reportTemplateError(error.templateError);
    host.setState('failed', error);
  }

  function unmount(): void {
    if (lifetime.signal.aborted) return;
    lifetime.abort();
    element.removeAttribute('aria-busy');
    root.unmount();
    fallback.restore();
  }

  function showWidget(): void {
    fallback.show();
    host.setState('ready');
    // The first click on a control needs it.
    if (!definition.send) whenIdle(prepareToSend);
  }

  keepFocus(fallback.container, lifetime.signal);
  onReconnect(() => phase.peek().is === 'unavailable' && void start(), lifetime.signal);
  root.render(
    <Frame
      widget={definition.name}
      container={fallback.container}
      settings={{ ...services.settings, headingLevel: read.inputs['headingLevel'] }}
      showSlot={showSlot}
      phase={phase}
      expired={expired}
      isQuiet={definition.isQuiet === true}
      onShown={showWidget}
      onRetry={() => void start()}
    >
      <definition.View model={model} />
    </Frame>,
  );
  void start();
  return unmount;
}

/** A widget with wrong inputs does not draw. */
function refuse(errors: readonly TemplateError[], host: Host): () => void {
  for (const error of errors) host.reportTemplateError(error);
  host.setState('failed', new Error('Wrong inputs'));
  return () => {};
}

/** Screen readers and hyphenation need the language of the texts, where the page is in another one or names none. */
function nameLanguage(container: HTMLElement, element: HTMLElement, locale: string): void {
  const around = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase() ?? '';
  if (around.split('-')[0] !== locale) container.lang = locale;
}
