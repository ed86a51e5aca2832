import { useEffect, useId, type SyntheticEvent } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';

interface FilterGroupProps {
  panel: ProductOverviewState['panel'];
  /** Its name in the path. */
  name: string;
  legend: string;
  /** Until the shopper folds or unfolds it. */
  isOpen: boolean;
  /** Something in it is selected: it is open, and stays so when that is taken out. */
  isInUse?: boolean;
  children: Elements;
}

/** A filter that can be folded to its name. */
export function FilterGroup({ panel, name, legend, isOpen, isInUse = false, children }: FilterGroupProps) {
  useSignals();
  const heading = useId();
  const isShown = panel.opened.value.get(name) ?? (isOpen || isInUse);

  useEffect(() => {
    if (isInUse) panel.setOpen(name, true);
  }, [panel, name, isInUse]);

  function keep({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    // Browsers report also what was drawn open.
    if (currentTarget.open !== isShown) panel.setOpen(name, currentTarget.open);
  }

  return (
    <details className="sw-product-overview__group sw-product-overview__fold" open={isShown} onToggle={keep}>
      <summary className="sw-product-overview__summary" id={heading}>
        <span className="sw-product-overview__legend">{legend}</span>
        <Icon name="chevron" className="sw-product-overview__turn" />
      </summary>
      <fieldset className="sw-product-overview__options" aria-labelledby={heading}>
        {children}
      </fieldset>
    </details>
  );
}
