import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { signal } from '@preact/signals-react';
import type * as z from 'zod/mini';
import { prepareToSend } from '../http/call.ts';
import type { Expired } from '../http/refusal.ts';
import type { Send } from '../http/reply.ts';
import { addTexts, i18nOf } from '../i18n/instance.ts';
import { allowedOrigins } from '../i18n/settings.ts';
import type { TextPart } from '../i18n/texts.ts';
import { isUnreadableMarkup } from '../rules/unreadable-markup.ts';
import { Frame } from './Frame.tsx';
import type { FirstCall, Host, Widget } from './host.ts';
import { importWithRecovery } from './import-with-recovery.ts';
import type { InputChange } from './input-changes.ts';
import { isFromHistory } from './draft.ts';
import { readInputs } from './inputs.ts';
import { keepFocus } from './keep-focus.ts';
import { findFrame } from './is-frame.ts';
import type { PrintedFrame } from './printed-frame.ts';
import { renderRoot } from './render-root.ts';
import { createServices, type Services, type Tracking } from './services.ts';
import { createShopMarkup, nameLanguage, type ShopMarkup } from './shop-markup.ts';
import { createSlots } from './slots.ts';
import { createStart } from './start-model.ts';
import { whenIdle } from './when-idle.ts';

/**
 * What the island uses of a model. `start` loads the first data. When it rejects, the shop's HTML stays. A failed call
 * is retried later, and unreadable markup is reported to the author of the template.
 */
interface Startable {
  start?(): Promise<void>;
}

export interface IslandDefinition<Inputs extends z.ZodMiniObject, State extends object> extends Tracking {
  readonly name: string;
  /** What a page may configure, as `data-*` attributes or JSON child. */
  readonly inputs: Inputs;
  /** What a change of an input does after the widget has mounted. By default, it remounts. */
  readonly changes?: Partial<Record<keyof z.output<Inputs> & string, InputChange>>;
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

const loadFrames = () => importWithRecovery('printed-frame', () => import('./printed-frame.ts'));

/** Defines a widget that draws with React in its own root. */
export function defineIsland<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
): Widget {
  return {
    handles: [],
    ...definition,
    kind: 'island',
    mount: (element, host) => mount(definition, element, host),
  };
}

function mount<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
  element: HTMLElement,
  host: Host,
): () => void {
  // That of the beginning: the widget replaces it.
  const markup = definition.readServerMarkup?.(element);
  const read = () => readOrReport(element, definition.inputs, markup, host);
  host.onInputs?.(read);
  const inputs = read();
  if (!inputs) {
    host.setState('failed', new Error('Wrong inputs'));
    return () => {};
  }
  const { name, isQuiet = false, View } = definition;
  const lifetime = new AbortController();
  const { browserState, expired, model, refreshers, services } = createModel(definition, inputs, host, lifetime.signal);
  const settings = { ...services.settings, headingLevel: inputs['headingLevel'] };
  const showSlot = createSlots(element, definition, host, lifetime.signal);
  let drawn: { readonly markup: ShopMarkup; readonly root: Root } | undefined;
  const start = createStart({
    element,
    signal: lifetime.signal,
    refusalOf: services.refusalOf,
    load: () => (model as Startable).start?.(),
    loadReplay: () => host.loadReplay?.(),
    onUnavailable(error) {
      drawn ??= draw();
      drawn.markup.container.hidden = isQuiet;
      host.setState('failed', error);
    },
    onError: fail,
  });
  const frame = findFrame(element, host.file);
  if (frame) void takeOver(frame);
  else {
    drawn = draw();
    void start.run();
  }
  return unmount;

  /** A frame that a server has drawn stays until the model has the data that it shows. */
  async function takeOver(container: HTMLElement): Promise<void> {
    const [{ openFrame }] = await Promise.all([loadFrames(), start.run()]);
    if (lifetime.signal.aborted || drawn) return;
    // The server does not know what the browser has stored: the widget then replaces the frame, as the shop's own HTML.
    drawn = browserState.isUsed ? draw() : draw(openFrame(container, name));
  }

  function draw(printed?: PrintedFrame) {
    const markup = createShopMarkup(element, definition.findKeptControl?.(element), printed?.container);
    const { container } = markup;
    nameLanguage(container, element, host.locale);
    keepFocus(container, lifetime.signal);
    const content = (
      <Frame
        widget={name}
        i18n={i18nOf(host.locale)}
        printed={printed?.hint}
        settings={settings}
        showSlot={showSlot}
        phase={start.phase}
        expired={expired}
        isQuiet={isQuiet}
        onShown={() => {
          markup.replace();
          printed?.finish();
          host.setState('ready');
          // The browser may have kept the page for Back, and with it the data of the frame.
          if (printed && isFromHistory()) for (const refresh of refreshers) refresh();
          // The first click on a control needs it.
          if (!definition.send) whenIdle(prepareToSend);
        }}
        onRetry={() => void start.run()}
      >
        <View model={model} />
      </Frame>
    );
    return { markup, root: renderRoot(container, name, fail, content, printed?.options) };
  }

  function unmount(): void {
    if (lifetime.signal.aborted) return;
    lifetime.abort();
    element.removeAttribute('aria-busy');
    drawn?.root.unmount();
    drawn?.markup.restore();
  }

  /** Markup that cannot be read is a mistake in the template, and any other error is a defect of the widget. */
  function fail(error: unknown): void {
    if (lifetime.signal.aborted) return;
    if (!isUnreadableMarkup(error)) console.error(`[${name}] failed; the shop's HTML was restored.`, error);
    unmount();
    if (isUnreadableMarkup(error)) host.reportTemplateError(error.templateError);
    host.setState('failed', error);
  }
}

/** The model with its services, and the end of its session as a signal. */
function createModel<Inputs extends z.ZodMiniObject, State extends object>(
  definition: IslandDefinition<Inputs, State>,
  inputs: z.output<Inputs>,
  host: Host,
  end: AbortSignal,
) {
  const expired = signal<Expired | null>(null);
  const refreshers: (() => void)[] = [];
  const onSessionEnd = (session: Expired | null) => (expired.value = session);
  const browserState = { isUsed: false };
  const services = createServices(host, definition, end, { onSessionEnd, refreshers, browserState });
  addTexts(host.locale, definition.name, host.texts, services.settings.texts);
  return { browserState, expired, refreshers, services, model: definition.model(services, inputs) };
}

/** Reads the inputs as they are now, and reports mistakes in them. */
function readOrReport<Inputs extends z.ZodMiniObject>(
  element: HTMLElement,
  schema: Inputs,
  markup: Readonly<Record<string, unknown>> | undefined,
  host: Host,
): z.output<Inputs> | null {
  const read = readInputs(element, schema, markup, allowedOrigins(host.settings));
  for (const error of read.templateErrors ?? []) host.reportTemplateError(error);
  return read.is === 'read' ? read.inputs : null;
}
