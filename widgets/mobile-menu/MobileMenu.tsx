import { useEffect, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Drawer } from '../../shared/ui/dialog/Drawer.tsx';
import { Opener } from '../../shared/ui/dialog/Opener.tsx';
import { Category } from './Category.tsx';
import { Root } from './Root.tsx';
import type { MobileMenuState } from './mobile-menu.model.ts';
import type nl from './locales/nl.json';
import type { Website } from '../../shared/contract/menu.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Flag } from './ItemLink.tsx';
import { SubLevel } from './SubLevel.tsx';

/** A button that opens the menu in a drawer. */
export function MobileMenu({ model }: { model: MobileMenuState }) {
  useSignals();
  const t = useText<typeof nl>();
  const isOpen = model.isOpen.value;
  const place = useCloseWhenHidden(isOpen, model.close);
  return (
    <div ref={place} className="sw-mobile-menu">
      <Opener printed={model.opener} isOpen={isOpen} icon="menu" onOpen={model.open}>
        {t('title')}
      </Opener>
      <Drawer isOpen={isOpen} title={t('title')} onClose={model.close} onClosed={model.closed}>
        <nav className="sw-mobile-menu__nav" aria-label={t('title')}>
          <Level model={model} />
        </nav>
      </Drawer>
    </div>
  );
}

function Level({ model }: { model: MobileMenuState }) {
  useSignals();
  const level = model.level.value;
  if (level.is === 'category') return <Category model={model} category={level.category} />;
  if (level.is === 'languages') return <Languages model={model} />;
  return <Root model={model} />;
}

/** Closes the menu when a wider window hides the widget; otherwise the page behind it stays unreachable. */
function useCloseWhenHidden(isOpen: boolean, close: () => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeIfHidden = () => place.current?.getClientRects().length === 0 && close();
    addEventListener('resize', closeIfHidden);
    return () => removeEventListener('resize', closeIfHidden);
  }, [isOpen, close]);
  return place;
}

/** Links to the shop's sites in other languages and countries. */
function Languages({ model }: { model: MobileMenuState }) {
  const t = useText<typeof nl>();
  return (
    <SubLevel title={t('language')} onBack={model.back}>
      <ul className="sw-mobile-menu__list">
        {model.menu.websites.map((website) => (
          <li key={website.url} className="sw-mobile-menu__item">
            <Site website={website} />
          </li>
        ))}
      </ul>
    </SubLevel>
  );
}

function Site({ website }: { website: Website }) {
  const t = useText<typeof nl>();
  const { name, url, active } = website;
  return (
    <a className="sw-mobile-menu__way" href={url} aria-current={active || undefined}>
      <Flag website={website} />
      <span className="sw-mobile-menu__name">{name}</span>
      {active && (
        <span className="sw-mobile-menu__active">
          <Icon name="check" />
          <span>{` ${t('active')}`}</span>
        </span>
      )}
    </a>
  );
}
