import { Markdown } from '@storybook/addon-docs/blocks';

/** A chapter that is also read as a file: what leads to other files there leads to their pages here. */
export function Chapter({ text }: { text: string }) {
  return (
    <Markdown>
      {text.replaceAll(/\]\((?:stories\/guide\/)?([a-z-]+)\.md(?:#[\w-]+)?\)/g, '](?path=/docs/guide-$1--docs)')}
    </Markdown>
  );
}
