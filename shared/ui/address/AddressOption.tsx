import type { ComponentProps } from 'react';
import type { SearchMatch } from './address-lookup.ts';
import { highlight } from './highlight.ts';
import { Icon } from '../basics/Icon.tsx';

interface AddressOptionProps {
  readonly match: SearchMatch;
  readonly isActive: boolean;
  /** What makes it an option of its list. */
  readonly own: ComponentProps<'li'>;
}

/** A found address, or a partial match that continues the search. */
export function AddressOption({ match, isActive, own }: AddressOptionProps) {
  const { label, description, highlights, precision } = match;
  return (
    <li {...own} className={`sw-address-search__option${isActive ? ' sw-address-search__option--active' : ''}`}>
      <span className="sw-address-search__words">
        <span className="sw-address-search__label">
          {highlight(label, highlights).map(({ text, isMatch }, index) =>
            isMatch ? (
              <mark key={index} className="sw-address-search__match">
                {text}
              </mark>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </span>
        {description && <span className="sw-address-search__description">{` ${description}`}</span>}
      </span>
      {precision !== 'Address' && <Icon name="chevron" className="sw-address-search__on" />}
    </li>
  );
}
