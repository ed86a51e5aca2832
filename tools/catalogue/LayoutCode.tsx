import { useState } from 'react';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { writeLayout } from './snippet.ts';
import { useCopy } from './use-copy.ts';
import { BUILD, hasOwnScript, type WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

/** The lines that every page of the site needs once, with the address of either build. */
export function LayoutCode({ entry }: { readonly entry: WidgetEntry }) {
  const { words } = useLanguage();
  const [isLight, setLight] = useState(false);
  const [announcement, copy] = useCopy();
  const scripts = hasOwnScript(entry) ? [entry.name] : [];
  const code = writeLayout(BUILD.origin === location.origin ? BUILD.pathname : BUILD.href, isLight, scripts);
  return (
    <details className="catalogue__events">
      <summary className="catalogue__summary">
        <h2 className="catalogue__heading">{words.layout}</h2>
      </summary>
      <div className="catalogue__snippet">
        <p className="catalogue__hint">{words.layoutHint}</p>
        <Checkbox name="light-build" isChecked={isLight} onChange={setLight}>
          {words.lightBuild}
        </Checkbox>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long lines are scrolled by keyboard too. */}
        <pre className="catalogue__html" tabIndex={0} role="region" aria-label={words.layout}>
          <code>{code}</code>
        </pre>
        <div className="catalogue__copying">
          <Button variant="quiet" onClick={() => copy(code, words.copied)}>
            {words.layoutCopy}
          </Button>
        </div>
        <p className="catalogue__said" role="status">
          {announcement}
        </p>
      </div>
    </details>
  );
}
