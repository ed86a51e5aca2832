import type { Website } from '../../shared/contract/menu.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Flag } from './Flag.tsx';
import { SubLevel } from './SubLevel.tsx';
import type { MobileMenuState } from './mobile-menu.model.ts';
import type nl from './locales/nl.json';

/** Links to the shop's sites in other languages and countries. */
export function Languages({ model }: { model: MobileMenuState }) {
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
