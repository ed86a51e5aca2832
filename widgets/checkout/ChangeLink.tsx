import type { MouseEvent } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type nl from './locales/nl.json';

interface ChangeLinkProps {
  /** What it changes, for screen readers. */
  name: string;
  /** The step that changes it; the shopper may open it in another tab. */
  href: string;
  onFollow(): void;
}

/** Goes back to what was entered. */
export function ChangeLink({ name, href, onFollow }: ChangeLinkProps) {
  const t = useText<typeof nl>();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  }

  return (
    <a className="sw-checkout__link" href={href} onClick={follow}>
      <span>{t('change')}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </a>
  );
}
