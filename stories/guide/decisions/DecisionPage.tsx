import { Markdown } from '@storybook/addon-docs/blocks';

const texts = Object.values(
  import.meta.glob<string>('./[0-9]*.md', { query: '?raw', import: 'default', eager: true }),
) as readonly string[];

/** All decisions of a topic, in their order. The headings in a decision occur in each, so they begin paragraphs here. */
export function DecisionPage({ topic }: { topic: string }) {
  return texts
    .filter((text) => text.includes(`\n- Topic: ${topic}\n`))
    .map((text) => <Decision key={text} text={text} />);
}

function Decision({ text }: { text: string }) {
  return (
    <div id={text.slice(2, 6)}>
      <Markdown>
        {adaptLinks(text)
          .replace(/^- Topic: .+\n/m, '')
          .replaceAll(/^## (.+)\n\n/gm, '**$1.** ')
          .replace('# ', '## ')}
      </Markdown>
    </div>
  );
}

/** A link to a decision stays on the page; one to a chapter leads to its page; one to a folder becomes its text. */
function adaptLinks(text: string): string {
  return text
    .replaceAll(/\]\((\d{4})-[\w-]+\.md\)/g, '](#$1)')
    .replaceAll(/\]\(\.\.\/([a-z-]+)\.md(?:#[\w-]+)?\)/g, '](?path=/docs/guide-$1--docs)')
    .replaceAll(/\[([^\]]+)\]\(\.\.\/\.\.\/[^)]+\)/g, '$1');
}
