import type { ComponentProps } from 'react';
import type { AddressMatch } from '../../contract/postcode.ts';
import { Icon } from '../basics/Icon.tsx';

interface AddressOptionProps {
  readonly match: AddressMatch;
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

interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text at ranges of characters, from and up to; what lies outside the text or overlaps is not marked twice. */
export function highlight(text: string, ranges: readonly (readonly number[])[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const inOrder = [...ranges].sort(([a = 0], [b = 0]) => a - b);
  for (const [from = 0, upTo = 0] of inOrder) {
    const start = Math.max(done, from);
    if (upTo <= start || start >= text.length) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, upTo), isMatch: true });
    done = Math.min(upTo, text.length);
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}
