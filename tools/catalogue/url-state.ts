import type { Inputs } from './example.ts';
import type { SlotContents } from './snippet.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import { isLocale } from './words.ts';

export const VIEWS = ['phone', 'tablet', 'desktop'] as const;
export type View = (typeof VIEWS)[number];

/** The state in the fragment of the address: it can be shared, and survives a reload. */
export interface UrlState {
  /** Null for the list of all widgets. */
  readonly widget: string | null;
  /** Undefined for the inputs of the example. */
  readonly inputs: Inputs | undefined;
  readonly load: string | undefined;
  /** HTML by slot. */
  readonly slots: SlotContents | undefined;
  readonly view: View;
  readonly locale: Locale | undefined;
}

export const DEFAULT_STATE: UrlState = {
  widget: null,
  inputs: undefined,
  load: undefined,
  slots: undefined,
  view: 'desktop',
  locale: undefined,
};

/** Ignores invalid values. */
export function readUrlState(hash: string): UrlState {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const view = params.get('view');
  const locale = params.get('lang');
  return {
    widget: params.get('widget'),
    inputs: parseInputs(params.get('inputs')),
    load: params.get('load') ?? undefined,
    slots: parseSlots(params.get('slots')),
    view: VIEWS.find((known) => known === view) ?? 'desktop',
    locale: isLocale(locale) ? locale : undefined,
  };
}

export function writeUrlState({ widget, inputs, load, slots, view, locale }: UrlState): string {
  const params = new URLSearchParams();
  if (widget !== null) params.set('widget', widget);
  if (widget !== null && inputs !== undefined) params.set('inputs', JSON.stringify(inputs));
  if (widget !== null && load !== undefined) params.set('load', load);
  if (widget !== null && slots !== undefined) params.set('slots', JSON.stringify(slots));
  if (view !== 'desktop') params.set('view', view);
  if (locale !== undefined) params.set('lang', locale);
  return `#${params.toString()}`;
}

function parseInputs(json: string | null): Inputs | undefined {
  try {
    const value = JSON.parse(json ?? '') as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Inputs) : undefined;
  } catch {
    return undefined;
  }
}

function parseSlots(json: string | null): SlotContents | undefined {
  const parsed = parseInputs(json);
  return parsed && Object.values(parsed).every((html) => typeof html === 'string')
    ? (parsed as SlotContents)
    : undefined;
}
