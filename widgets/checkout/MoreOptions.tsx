import { useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import type nl from './locales/nl.json';

/** Options that are shown at first. */
const INITIAL_COUNT = 3;

export interface MoreOptionsProps<Item> {
  items: readonly Item[];
  /** One that is chosen is never hidden. */
  isChosen(item: Item): boolean;
  renderItem(item: Item): Elements;
}

/** Options, of which the later ones are shown on demand. */
export function MoreOptions<Item>({ items, isChosen, renderItem }: MoreOptionsProps<Item>) {
  const t = useText<typeof nl>();
  const [wantsAll, setWantsAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isLaterChosen = items.slice(INITIAL_COUNT).some(isChosen);
  // Stays expanded when the shopper then chooses an earlier option.
  const [wasNeeded, setWasNeeded] = useState(isLaterChosen);
  if (isLaterChosen && !wasNeeded) setWasNeeded(true);
  const isExpanded = wantsAll || wasNeeded || items.length <= INITIAL_COUNT;

  // The focus moves to the first of the new options.
  useLayoutEffect(() => {
    if (wantsAll) place.current?.querySelector('input')?.focus();
  }, [wantsAll]);

  return (
    <>
      {items.slice(0, INITIAL_COUNT).map(renderItem)}
      {isExpanded ? (
        items.length > INITIAL_COUNT && (
          <div className="sw-checkout__more" ref={place}>
            {items.slice(INITIAL_COUNT).map(renderItem)}
          </div>
        )
      ) : (
        <Button
          className="sw-checkout__more-button"
          variant="quiet"
          icon="plus"
          aria-expanded={false}
          onClick={() => setWantsAll(true)}
        >
          {t('moreOptions')}
        </Button>
      )}
    </>
  );
}
