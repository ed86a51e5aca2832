import { useEffect } from 'react';

/** Puts the name of a step before the page's title, for history, tabs and screen readers, until the widget is removed. */
export function usePageTitle(step: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = [step, before].filter(Boolean).join(' – ');
    return () => {
      document.title = before;
    };
  }, [step]);
}
