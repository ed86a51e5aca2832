import { useEffect, useState } from 'react';
import { hasMarkup, plainText } from './plain-text.ts';

export interface HtmlProps {
  /** A field of the shop's answer that may hold markup. */
  readonly html: string;
  readonly className?: string;
}

/**
 * Text of the shop. Its markup goes through a sanitiser, which loads only when there is markup; until it is
 * there, and if it never comes, the words are shown without it.
 */
export function Html({ html, className = '' }: HtmlProps) {
  const safe = useSanitised(html);
  const name = `sw-html ${className}`.trim();
  // The value comes from the sanitiser's policy, in `sanitise.ts`.
  if (safe !== null) return <div className={name} dangerouslySetInnerHTML={{ __html: safe }} />;
  return <div className={name}>{hasMarkup(html) ? plainText(html) : html}</div>;
}

function useSanitised(html: string): string | null {
  const [done, setDone] = useState<{ of: string; safe: string } | null>(null);
  useEffect(() => {
    if (!hasMarkup(html)) return undefined;
    let isWanted = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => isWanted && setDone({ of: html, safe: sanitise(html) }),
      () => undefined, // The words stay readable without their markup.
    );
    return () => {
      isWanted = false;
    };
  }, [html]);
  return done?.of === html ? done.safe : null;
}
