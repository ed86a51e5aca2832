import { useEffect, useRef } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type nl from './locales/nl.json';

/** A level below the first, with a back button. Its heading gets the focus. */
export function SubLevel({ title, onBack, children }: { title: string; onBack(): void; children: Elements }) {
  const t = useText<typeof nl>();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="sw-mobile-menu__level sw-mobile-menu__level--sub">
      <div ref={place} className="sw-mobile-menu__head">
        <button type="button" className="sw-mobile-menu__back" onClick={onBack}>
          <Icon name="chevron" className="sw-mobile-menu__arrow sw-mobile-menu__arrow--back" />
          <span>{t('back')}</span>
        </button>
        <h3 ref={heading} className="sw-mobile-menu__heading" tabIndex={-1}>
          {title}
        </h3>
      </div>
      {children}
    </div>
  );
}
