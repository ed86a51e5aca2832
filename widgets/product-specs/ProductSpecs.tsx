import { useId, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { useHiddenUntilFound } from '../../shared/ui/basics/use-hidden-until-found.ts';
import { useMedia } from '../../shared/ui/basics/use-media.ts';
import { Rows } from './Rows.tsx';
import type { ProductSpecsState } from './product-specs.model.ts';
import type nl from './locales/nl.json';

/** As the specification has it for everything that is narrow (002 §2.7 and §2.8). */
const NARROW = '(max-width: 640px)';

/** What is to be known of a product; in a narrow window a long table begins with its first rows. */
export function ProductSpecs({ model }: { model: ProductSpecsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { first, others, allUrl, isUnfolded } = model;
  const canFold = useMedia(NARROW) && others.length > 0;
  const id = useId();
  const rest = useRef<HTMLTableSectionElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useHiddenUntilFound(rest, canFold && !isUnfolded.value, model.unfold);

  function turn() {
    if (!isUnfolded.value) return model.unfold();
    model.fold();
    // What was read has gone from above the button, and the button must not go with it.
    requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <div className="sw-product-specs">
      {first.length > 0 && (
        <table className="sw-product-specs__table" role="table" aria-label={t('specs')}>
          <Rows specs={first} />
          {others.length > 0 && <Rows specs={others} id={id} place={rest} />}
        </table>
      )}
      {(canFold || allUrl) && (
        <p className="sw-product-specs__ways">
          {canFold && (
            <button
              ref={toggle}
              type="button"
              className="sw-product-specs__way"
              aria-expanded={isUnfolded.value}
              aria-controls={id}
              onClick={turn}
            >
              {isUnfolded.value ? t('less') : t('more', { count: others.length })}
              <Icon name="chevron" className="sw-product-specs__turn" />
            </button>
          )}
          {allUrl && (
            <a className="sw-product-specs__way" href={allUrl}>
              {t('all')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
