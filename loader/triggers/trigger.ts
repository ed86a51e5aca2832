import type { LocalizedText } from '../../shared/runtime/metadata.ts';

/** Loads the widget of an element. Further calls do nothing. */
type Load = (element: HTMLElement) => void;

/**
 * When a widget loads by itself: a value of `data-load`. A command loads the widgets that handle it, whatever they say.
 *
 * Each trigger has a file in this folder, which exports the trigger, and its words for people. The engine contains the
 * frequent triggers, and loads the others on demand. The words are for tools and documents.
 */
export interface Trigger {
  /** The value, or its first word. */
  readonly name: string;
  /** Matches what may follow the name, with the space between them. By default, nothing may follow. */
  readonly argument?: RegExp;
  /** Values as a template writes them. By default, the name. */
  readonly examples?: readonly string[];
  /** Waits until the widget may load. */
  wait(element: HTMLElement, load: Load, argument: string): void;
}

/** A trigger that few pages use. */
export interface LazyTrigger extends Omit<Trigger, 'wait'> {
  /** As that of `Trigger`. Returns false for an argument that only a browser can check, and that is invalid. */
  wait(element: HTMLElement, load: Load, argument: string, page: LazyPage): boolean | void;
}

export interface LazyPage {
  /** Aborts when the trigger fires, and when the element leaves the page. */
  readonly signal: AbortSignal;
  /** The latest detail of each sticky fact. */
  readonly latestFacts: Readonly<Record<string, unknown>>;
  /** Loads the widget with the first event that the shopper causes in its element. */
  loadOnInteraction(): void;
  /** Whether nothing has loaded or prefetched the widget. */
  isWaiting(): boolean;
  /** Loads the widget's files and first answer, but does not start it. */
  prefetch(): void;
  /** The addresses of the widget's scripts and texts. */
  scripts(): readonly string[];
}

/** The words about a trigger, by example. */
export type TriggerWords = Readonly<Record<string, ExampleWords>>;

interface ExampleWords {
  /** When the widget loads, for the guide. */
  readonly guide: string;
  /** When the widget loads, for editors. */
  readonly label: LocalizedText;
  /** Its argument depends on the page, so forms do not offer it. */
  readonly isIndividual?: boolean;
}

const NOTHING = /^$/;

/** The trigger that has this value. */
export function findTrigger<Kind extends Pick<Trigger, 'name' | 'argument'>>(
  triggers: readonly Kind[],
  value: string,
): Kind | undefined {
  return triggers.find(
    ({ name, argument = NOTHING }) => value.startsWith(name) && argument.test(value.slice(name.length)),
  );
}

export const argumentOf = ({ name }: Pick<Trigger, 'name'>, value: string): string => value.slice(name.length + 1);
