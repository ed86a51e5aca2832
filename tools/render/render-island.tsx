import { renderToString } from 'react-dom/server';
import { signal } from '@preact/signals-react';
import { createI18n, addTexts } from '../../shared/i18n/instance.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import { allowedOrigins, readSettings } from '../../shared/i18n/settings.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { IslandDefinition } from '../../shared/runtime/define-island.tsx';
import { Frame } from '../../shared/runtime/Frame.tsx';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { bareElement, type Written } from './bare-element.ts';
import { createServerServices } from './server-services.ts';
import { wrongInputs } from './wrong-inputs.ts';

/** An island whose state the server does not look into. */
export type Island = IslandDefinition<never, object>;

/** What stands in the element of a widget, and what is known of the page around it. */
export interface FrameRequest extends Written {
  /** The JSON of the first answer. */
  readonly initial?: string | undefined;
  readonly settings: unknown;
  readonly locale: Locale;
  /** The address of the page. */
  readonly url: URL;
  /** Begins the ids, and differs for each widget of a page. */
  readonly idPrefix: string;
  hasHandler(command: string): boolean;
}

/** Draws the first frame of an island. Rejects when it cannot be drawn from what is there. */
export async function renderIsland(island: Island, texts: Texts, request: FrameRequest): Promise<string> {
  const { locale, url, idPrefix } = request;
  const inputs = inputsOf(island, request);
  const written = request.settings as object;
  const settings = readSettings({ contentDomain: url.host, ...written }, locale);
  const lifetime = new AbortController();
  try {
    const services = createServerServices({ ...request, settings }, island.firstCall, lifetime.signal);
    const model = island.model(services, inputs);
    await (model as { start?(): Promise<void> }).start?.();
    // What only the browser has stored is all that such a widget shows.
    if (!island.firstCall && services.hasAskedStorage()) return '';
    const i18n = createI18n(locale);
    addTexts(locale, island.name, texts, settings.texts, i18n);
    const { View } = island;
    const content = renderToString(
      <Frame
        widget={island.name}
        i18n={i18n}
        printed={{ isTakenOver: () => false, onTakeOver: () => ignore }}
        settings={{ ...settings, headingLevel: inputs['headingLevel'] }}
        showSlot={ignore}
        phase={signal({ is: 'shown' })}
        expired={signal(null)}
        isQuiet={island.isQuiet ?? false}
        onShown={ignore}
        onRetry={ignore}
      >
        <View model={model} />
      </Frame>,
      { identifierPrefix: idPrefix },
    );
    // React has them first for pictures that are not lazy. They are no part of the view.
    return content.replace(/^(?:<link rel="preload" [^>]*>)+/, '');
  } finally {
    lifetime.abort();
  }
}

const ignore = () => {};

function inputsOf({ name, inputs: schema, readServerMarkup }: Island, request: FrameRequest): never {
  const { settings, url } = request;
  const element = bareElement(request);
  const read = readInputs(element, schema, readServerMarkup?.(element), allowedOrigins(settings), url.href);
  if (read.is === 'wrong') throw wrongInputs(name, read.templateErrors);
  return read.inputs;
}
