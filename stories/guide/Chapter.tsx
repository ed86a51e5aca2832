import { Markdown } from '@storybook/addon-docs/blocks';

const CHAPTER = /\]\((?:stories\/guide\/|\.\.\/guide\/)?([a-z-]+)\.md(?:#[\w-]+)?\)/g;
/** Its text is further down on the same page. */
const TEMPLATE = /\[([^\]]+)\]\(templates\/[^)]+\)/g;

/** A chapter that is also published as a file. Its links to other files become links to their pages here. */
export function Chapter({ text }: { text: string }) {
  return <Markdown>{text.replaceAll(CHAPTER, '](?path=/docs/guide-$1--docs)').replaceAll(TEMPLATE, '$1')}</Markdown>;
}
