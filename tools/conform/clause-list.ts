import { scenarios } from './scenarios.ts';

/** The list of the guide begins after this line. */
export const LIST_STARTS = '<!-- The list is written by `node tools/conform/write-clauses.ts`. -->';

/** Every clause as a chapter of the guide, with the anchor that reports link to. */
export function clauseList(): string {
  const chapters = scenarios.map(({ name, title, chapter, clauses }) => {
    const items = clauses.map(({ id, rule, mend }) => `- <a id="${id}"></a>\`${id}\`: ${rule} → ${mend}`);
    const head = `### ${title}\n\n\`--only ${name}\`, ${clauses.length} clauses. The calls: [${titleOf(chapter)}](${chapter}).`;
    return `${head}\n\n${items.join('\n')}`;
  });
  return `${chapters.join('\n\n')}\n`;
}

/** `answers.md#the-cart` → `the cart`. */
function titleOf(chapter: string): string {
  return chapter.split('#').at(-1)!.replaceAll('-', ' ');
}

/** The page with the list of now. */
export function withClauseList(page: string): string {
  const [text = ''] = page.split(LIST_STARTS);
  return `${text}${LIST_STARTS}\n\n${clauseList()}`;
}
