import type { WireId } from '../contract/wire.ts';

interface Question {
  readonly id?: WireId | null | undefined;
  readonly question: string;
}

/**
 * An anchor for each question, by which a page or a mail can link to it: `faq-12` by its id, or its words where it has
 * none. No two are alike.
 */
export function anchorsOf(questions: readonly Question[]): string[] {
  const taken = new Set<string>();
  return questions.map(({ id, question }, at) => {
    const anchor = `faq-${wordsOf(String(id ?? question)) || at + 1}`;
    let free = anchor;
    for (let times = 2; taken.has(free); times++) free = `${anchor}-${times}`;
    taken.add(free);
    return free;
  });
}

/** Lower case without accents, with a hyphen for whatever is neither letter nor digit. */
function wordsOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
