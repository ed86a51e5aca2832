import { useMemo, useState } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import type { Example } from './example.ts';
import { filledSlots, writeSnippet, type Configuration } from './snippet.ts';
import { useCopy } from './use-copy.ts';
import { useLanguage } from './words.ts';

interface SnippetProps {
  readonly name: string;
  readonly example: Example;
  /** Undefined while the form has errors. */
  readonly config: Configuration | undefined;
}

/** The HTML to paste, with buttons that copy it or a link to this page. */
export function Snippet({ name, example, config }: SnippetProps) {
  const { words } = useLanguage();
  const [announcement, copy] = useCopy();
  const [isWithoutScripts, setWithoutScripts] = useState(false);
  const code = useMemo(
    () => config && writeSnippet(name, example, { ...config, isWithoutScripts }),
    [name, example, config, isWithoutScripts],
  );
  const hasSlots = filledSlots(config?.slots ?? {}).length > 0;
  const hint = example.inside === '' ? words.snippetHint : `${words.snippetHint} ${words.snippetInside}`;

  return (
    <div className="catalogue__snippet">
      <h2 className="catalogue__heading">{words.snippet}</h2>
      <p className="catalogue__hint">{code === undefined ? words.snippetHeld : hint}</p>
      <Checkbox
        name="without-scripts"
        hint={isWithoutScripts && hasSlots ? words.withoutTemplates : undefined}
        isChecked={isWithoutScripts}
        onChange={setWithoutScripts}
      >
        {words.withoutScripts}
      </Checkbox>
      {code !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long lines are scrolled by keyboard too.
        <pre className="catalogue__html" tabIndex={0} role="region" aria-label={words.snippet}>
          <code>{code}</code>
        </pre>
      )}
      {code !== undefined && (
        <div className="catalogue__copying">
          <Button variant="primary" onClick={() => copy(code, words.copied)}>
            {words.copy}
          </Button>
          <Button variant="quiet" onClick={() => copy(location.href, words.shared)}>
            {words.share}
          </Button>
        </div>
      )}
      <p className="catalogue__said" role="status">
        {announcement}
      </p>
    </div>
  );
}
