import { useEffect, useMemo, useState } from 'react';
import { hasMarkup, plainText } from './plain-text.ts';
import { drawSimple } from './simple-markup.tsx';

export interface HtmlProps {
  /** A field of the shop's answer that may hold markup. */
  readonly html: string;
  readonly className?: string;
  /** False while nobody is about to look: what needs the sanitiser stays plain words, and does not load it. */
  readonly isAwaited?: boolean;
  /** `span` where only words may stand, such as in a heading. */
  readonly as?: 'div' | 'span';
}

/**
 * Text of the shop. Simple markup is drawn as it is; any other goes through a sanitiser, which loads only then: until
 * it is there, and if it never comes, the words are shown without it.
 */
export function Html({ html, className = '', isAwaited = true, as: Box = 'div' }: HtmlProps) {
  const simple = useMemo(() => (hasMarkup(html) ? drawSimple(html) : html), [html]);
  const safe = useSanitised(simple === null && isAwaited ? html : null);
  const name = `sw-html ${className}`.trim();
  if (simple !== null) return <Box className={name}>{simple}</Box>;
  // The value comes from the sanitiser's policy, in `sanitise.ts`.
  if (safe !== null) return <Box className={name} dangerouslySetInnerHTML={{ __html: safe }} />;
  return <Box className={name}>{plainText(html)}</Box>;
}

type Sanitise = (markup: string) => string;

let sanitise: Sanitise | undefined;

async function load(): Promise<Sanitise> {
  return (sanitise ??= (await import('./sanitise.ts')).sanitise);
}

/**
 * Fetches the sanitiser before a text is shown, such as one of a later step, so that its first view is its last.
 * Does nothing for what needs none, and never fails.
 */
export async function prepareHtml(...texts: readonly (string | null | undefined)[]): Promise<void> {
  if (texts.some((text) => text && hasMarkup(text) && drawSimple(text) === null)) await load().catch(() => undefined);
}

/** @param html null when there is nothing to sanitise */
function useSanitised(html: string | null): string | null {
  const [ready, setReady] = useState<Sanitise | undefined>(() => sanitise);
  const needsIt = html !== null;
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
  return useMemo(() => (ready && html !== null ? ready(html) : null), [ready, html]);
}
