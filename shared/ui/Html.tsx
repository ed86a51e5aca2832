import { useEffect, useMemo, useState } from 'react';
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

type Sanitise = (markup: string) => string;

let sanitise: Sanitise | undefined;

async function load(): Promise<Sanitise> {
  return (sanitise ??= (await import('./sanitise.ts')).sanitise);
}

/**
 * Fetches the sanitiser before a text is shown, such as one of a later step, so that its first view is its last.
 * Does nothing for plain text, and never fails.
 */
export async function prepareHtml(...texts: readonly (string | null | undefined)[]): Promise<void> {
  if (texts.some((text) => text && hasMarkup(text))) await load().catch(() => undefined);
}

function useSanitised(html: string): string | null {
  const [ready, setReady] = useState<Sanitise | undefined>(() => sanitise);
  const needsIt = hasMarkup(html);
  useEffect(() => {
    if (ready || !needsIt) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setReady(() => loaded),
      () => undefined, // The words stay readable without their markup.
    );
    return () => {
      isWanted = false;
    };
  }, [ready, needsIt]);
  return useMemo(() => (ready && needsIt ? ready(html) : null), [ready, needsIt, html]);
}
