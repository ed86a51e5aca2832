import { useMemo } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import type { Example } from './example.ts';
import { writeSnippet, type Wish } from './snippet.ts';
import { useSaying } from './use-saying.ts';
import { useLanguage } from './words.ts';

interface SnippetProps {
  readonly name: string;
  readonly example: Example;
  /** Undefined while something has to be mended. */
  readonly wish: Wish | undefined;
}

/** The HTML to paste, and two buttons that copy: the code, and the address of this choice. */
export function Snippet({ name, example, wish }: SnippetProps) {
  const { words } = useLanguage();
  const [said, say] = useSaying();
  const code = useMemo(() => wish && writeSnippet(name, example, wish), [name, example, wish]);

  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      // A page without https has no clipboard.
      say(words.copyFailed);
    }
  }

  return (
    <div className="catalogue__snippet">
      <h2 className="catalogue__heading">{words.snippet}</h2>
      <p className="catalogue__hint">{code === undefined ? words.snippetHeld : words.snippetHint}</p>
      {code !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long lines are scrolled by keyboard too.
        <pre className="catalogue__html" tabIndex={0} role="region" aria-label={words.snippet}>
          <code>{code}</code>
        </pre>
      )}
      <div className="catalogue__copying">
        {code !== undefined && (
          <Button variant="primary" onClick={() => void copy(code, words.copied)}>
            {words.copy}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void copy(location.href, words.shared)}>
          {words.share}
        </Button>
      </div>
      <p className="catalogue__said" role="status">
        {said}
      </p>
    </div>
  );
}
