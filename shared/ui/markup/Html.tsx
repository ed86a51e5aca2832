import { useEffect, useMemo, useState } from 'react';
import { hasMarkup, plainText } from './plain-text.ts';
import { drawSimple } from './simple-markup.tsx';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../runtime/retry-later.ts';

export interface HtmlProps {
  /** Text or markup of the shop. */
  readonly html: string;
  readonly className?: string;
  /** False shows plain text instead of loading the sanitiser, for content that is not visible yet. */
  readonly isAwaited?: boolean;
  /** `span` where only inline content is allowed, such as in a heading. */
  readonly as?: 'div' | 'span';
}

/**
 * Markup of the shop. Simple markup is rendered as React elements; other markup is sanitised. The sanitiser loads on
 * demand; until it has loaded, the plain text is shown.
 */
export function Html({ html, className = '', isAwaited = true, as: Element = 'div' }: HtmlProps) {
  const simple = useMemo(() => (hasMarkup(html) ? drawSimple(html) : html), [html]);
  const safe = useSanitised(simple === null && isAwaited ? html : null);
  const name = `sw-html ${className}`.trim();
  if (simple !== null) return <Element className={name}>{simple}</Element>;
  // The value comes from `sanitise.ts`.
  if (safe !== null) return <Element key="markup" className={name} dangerouslySetInnerHTML={{ __html: safe }} />;
  return <Element className={name}>{plainText(html)}</Element>;
}

type Sanitise = (markup: string) => string;

let sanitise: Sanitise | undefined;

async function load(): Promise<Sanitise> {
  return (sanitise ??= (await importWithRecovery('sanitise', () => import('./sanitise.ts'))).sanitise);
}

/** Loads the sanitiser if one of the texts needs it, so that the texts do not change after their first render. */
export async function prepareHtml(...texts: readonly (string | null | undefined)[]): Promise<void> {
  if (texts.some((text) => text && hasMarkup(text) && drawSimple(text) === null)) await load().catch(() => undefined);
}

/** @param html null when there is nothing to sanitise */
function useSanitised(html: string | null): string | null {
  const [ready, setReady] = useState<Sanitise | undefined>(() => sanitise);
  const needsIt = html !== null;
  useEffect(() => {
    if (ready || !needsIt) return undefined;
    let isMounted = true;
    // The plain text stays until then.
    void loadWithRetries(load).then((loaded) => isMounted && setReady(() => loaded));
    return () => {
      isMounted = false;
    };
  }, [ready, needsIt]);
  return useMemo(() => (ready && html !== null ? ready(html) : null), [ready, html]);
}
