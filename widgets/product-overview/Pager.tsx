import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { StateLink } from './StateLink.tsx';
import type { Listing } from './list-source.model.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

interface PagerProps {
  model: ProductOverviewState;
  listing: Listing;
  onTurn(page: number): void;
}

/** Links to the pages of the list; not shown for a single page. */
export function Pager({ model, listing: { page, pages, links }, onTurn }: PagerProps) {
  useSignals();
  const t = useText<typeof nl>();
  if (pages === 1) return null;
  return (
    <nav className="sw-product-overview__pager" aria-label={t('pages')}>
      <Step model={model} page={page - 1} isThere={page > 1} label={t('previous')} onTurn={onTurn} />
      <ul className="sw-product-overview__pages" role="list">
        {links.map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              <span className="sw-product-overview__gap">…</span>
            ) : (
              <StateLink
                className="sw-product-overview__page"
                path={model.pathOfPage(number)}
                label={t('page', { page: number })}
                isCurrent={number === page}
                onGo={() => onTurn(number)}
              >
                {number}
              </StateLink>
            )}
          </li>
        ))}
      </ul>
      <Step model={model} page={page + 1} isThere={page < pages} isNext label={t('next')} onTurn={onTurn} />
    </nav>
  );
}

interface StepProps {
  model: ProductOverviewState;
  page: number;
  isThere: boolean;
  isNext?: boolean;
  label: string;
  onTurn(page: number): void;
}

function Step({ model, page, isThere, isNext = false, label, onTurn }: StepProps) {
  const className = `sw-product-overview__step${isNext ? ' sw-product-overview__step--next' : ''}`;
  const arrow = <Icon name="chevron" className="sw-product-overview__step-icon" />;
  if (!isThere) return <span className={`${className} sw-product-overview__step--gone`}>{arrow}</span>;
  return (
    <StateLink className={className} path={model.pathOfPage(page)} label={label} onGo={() => onTurn(page)}>
      {arrow}
    </StateLink>
  );
}
