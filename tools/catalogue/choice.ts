import type { Inputs } from './example.ts';
import { isLocale, type Locale } from './words.ts';

export const VIEWS = ['phone', 'tablet', 'desktop'] as const;
export type View = (typeof VIEWS)[number];

/** What the address of the page says behind `#`, so that a choice can be shared and survives a reload. */
export interface Choice {
  /** Null shows all widgets. */
  readonly widget: string | null;
  /** Undefined is what the example gives. */
  readonly inputs: Inputs | undefined;
  readonly load: string | undefined;
  readonly view: View;
  readonly locale: Locale | undefined;
}

export const NOTHING: Choice = {
  widget: null,
  inputs: undefined,
  load: undefined,
  view: 'desktop',
  locale: undefined,
};

/** Reads the address; what somebody has changed by hand and cannot be read counts as not said. */
export function readChoice(hash: string): Choice {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const view = said.get('view');
  const locale = said.get('lang');
  return {
    widget: said.get('widget'),
    inputs: inputsIn(said.get('inputs')),
    load: said.get('load') ?? undefined,
    view: VIEWS.find((known) => known === view) ?? 'desktop',
    locale: isLocale(locale) ? locale : undefined,
  };
}

export function writeChoice({ widget, inputs, load, view, locale }: Choice): string {
  const said = new URLSearchParams();
  if (widget !== null) said.set('widget', widget);
  if (widget !== null && inputs !== undefined) said.set('inputs', JSON.stringify(inputs));
  if (widget !== null && load !== undefined) said.set('load', load);
  if (view !== 'desktop') said.set('view', view);
  if (locale !== undefined) said.set('lang', locale);
  return `#${said.toString()}`;
}

function inputsIn(json: string | null): Inputs | undefined {
  try {
    const found = JSON.parse(json ?? '') as unknown;
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Inputs) : undefined;
  } catch {
    return undefined;
  }
}
