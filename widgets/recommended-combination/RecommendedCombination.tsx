import { useEffect, useId, useRef, type RefObject } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { AccessorySlot } from './AccessorySlot.tsx';
import { ChoicePart, MainPart } from './Part.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import { PriceBox } from './PriceBox.tsx';
import { SelectionDialog } from './SelectionDialog.tsx';
import type { RecommendedCombinationState, Shown } from './recommended-combination.model.ts';
import type nl from './locales/nl.json';

/** A product with what the shop recommends to buy with it, at one price. */
export function RecommendedCombination({ model }: { model: RecommendedCombinationState }) {
  useSignals();
  const shown = model.shown.value;
  return shown && <Combination model={model} shown={shown} />;
}

function Combination({ model, shown }: { model: RecommendedCombinationState; shown: Shown }) {
  const t = useText<typeof nl>();
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  useAnchor(section);
  return (
    <section ref={section} className="sw-recommended-combination" aria-labelledby={heading}>
      <h2 className="sw-recommended-combination__heading" id={heading}>
        {t('heading')}
      </h2>
      <ul className="sw-recommended-combination__parts" role="list">
        <MainPart model={model} product={shown.main} />
        <ChoicePart model={model} product={shown.choice} />
        {shown.slots.map(({ filled }, at) => (
          <AccessorySlot key={at} model={model} at={at} filled={filled} />
        ))}
      </ul>
      <PriceBox model={model} shown={shown} />
      <Slot name="end" />
      <SelectionDialog model={model} />
      <InfoDialog model={model} />
    </section>
  );
}

/** If the URL points at this block, scrolls to it, because it did not exist when the browser looked for it. */
function useAnchor(section: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = section.current?.closest('[data-widget]');
    if (!place?.id || location.hash !== `#${place.id}`) return undefined;
    // On the next frame, the block has replaced the shop's own HTML.
    const frame = requestAnimationFrame(() => place.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [section]);
}
