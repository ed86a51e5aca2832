import type { FaqItem } from '../contract/faq.ts';

/** A question as the server printed it; its answer is taken over as it is. */
export interface PrintedQuestion {
  /** The id that links know it by; empty when it has none. */
  readonly anchor: string;
  readonly question: string;
  readonly answer: Element;
  /** The shopper may have opened it before the widget came. */
  readonly isOpen: boolean;
}

export interface Question {
  /** The anchor for links from pages and mails; unique on the page. */
  readonly id: string;
  readonly question: string;
  /** Markup, or what the server printed. */
  readonly answer: string | Element;
  /** Initially open, such as when the shopper opened it before the widget was mounted. */
  readonly isOpen?: boolean;
}

/**
 * Gives each question a unique anchor: the printed one, else `faq-` with its id, as in `faq-12`, else with its text.
 * Anchors in `taken` are not used. Entries without a question are left out.
 */
export function questionsOf(
  items: readonly (FaqItem | PrintedQuestion)[],
  taken: Set<string> = new Set(),
): readonly Question[] {
  return items
    .filter(({ question }) => question !== '')
    .map((item) => ({ ...contentOf(item), id: anchorOf(item, taken) }));
}

function contentOf(item: FaqItem | PrintedQuestion): Omit<Question, 'id'> {
  const { question, answer } = item;
  return 'anchor' in item ? { question, answer, isOpen: item.isOpen } : { question, answer };
}

function anchorOf(item: FaqItem | PrintedQuestion, taken: Set<string>): string {
  const words = slugOf(String(('id' in item && item.id) || item.question));
  const anchor = ('anchor' in item && item.anchor) || `faq-${words || taken.size + 1}`;
  let free = anchor;
  for (let times = 2; taken.has(free); times++) free = `${anchor}-${times}`;
  taken.add(free);
  return free;
}

/** Lower case without accents, with a hyphen for every character that is neither letter nor digit. */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
