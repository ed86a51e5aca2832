import { useEffect, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { MenuItem, MenuLink, Website } from '../../shared/contract/menu.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Flag, ItemLink } from './ItemLink.tsx';
import type { MobileMenuState } from './mobile-menu.model.ts';
import type nl from './locales/nl.json';

/** The first level: categories, secondary links and languages. */
export function Root({ model }: { model: MobileMenuState }) {
  useSignals();
  const { items, second_chance, secondary_items, websites } = model.menu;
  const origin = model.origin.value;
  return (
    <div className="sw-mobile-menu__level">
      {items.length > 0 && (
        <ul className="sw-mobile-menu__list">
          {items.map((item, at) => (
            <li key={`${at} ${item.name}`} className="sw-mobile-menu__item">
              <Entry item={item} isOrigin={item === origin} onEnter={model.enter} />
            </li>
          ))}
        </ul>
      )}
      <SecondaryLinks secondChance={second_chance} links={secondary_items} />
      {websites.length > 0 && (
        <LanguageEntry websites={websites} isOrigin={origin === 'languages'} onEnter={model.showLanguages} />
      )}
    </div>
  );
}

/** A category with sub-items opens them; one without is a link. */
function Entry({ item, isOrigin, onEnter }: { item: MenuItem; isOrigin: boolean; onEnter(item: MenuItem): void }) {
  const button = useFocusWhen(isOrigin);
  if (item.children.length === 0) return <ItemLink item={item} />;
  return (
    <button ref={button} type="button" className="sw-mobile-menu__way" onClick={() => onEnter(item)}>
      <span className="sw-mobile-menu__name">{item.name}</span>
      <Icon name="chevron" className="sw-mobile-menu__arrow" />
    </button>
  );
}

function SecondaryLinks({ secondChance, links }: { secondChance: MenuLink | null; links: readonly MenuLink[] }) {
  const all = secondChance ? [secondChance, ...links] : links;
  if (all.length === 0) return null;
  return (
    <ul className="sw-mobile-menu__list sw-mobile-menu__list--further">
      {all.map((link, at) => (
        <li key={`${at} ${link.url}`} className="sw-mobile-menu__item">
          <a
            className={`sw-mobile-menu__way${link === secondChance ? ' sw-mobile-menu__way--second-chance' : ''}`}
            href={link.url}
          >
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LanguageEntryProps {
  websites: readonly Website[];
  isOrigin: boolean;
  onEnter(): void;
}

function LanguageEntry({ websites, isOrigin, onEnter }: LanguageEntryProps) {
  const t = useText<typeof nl>();
  const button = useFocusWhen(isOrigin);
  const active = websites.find((website) => website.active);
  return (
    <button ref={button} type="button" className="sw-mobile-menu__way sw-mobile-menu__way--language" onClick={onEnter}>
      {active && <Flag website={active} />}
      <span className="sw-mobile-menu__name">
        <span>{t('language')}</span>
        {active && <span className="sw-mobile-menu__now">{` ${active.name}`}</span>}
      </span>
      <Icon name="chevron" className="sw-mobile-menu__arrow" />
    </button>
  );
}

/** A shopper who comes back to the first level finds the focus on the item that they opened. */
function useFocusWhen(isOrigin: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOrigin) button.current?.focus();
  }, [isOrigin]);
  return button;
}
