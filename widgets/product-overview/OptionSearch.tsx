import { useState, type KeyboardEvent } from 'react';
import type { FilterOption } from '../../shared/contract/overview.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { findByName } from '../../shared/ui/form/find-by-name.ts';
import type nl from './locales/nl.json';

export interface OptionSearchProps {
  legend: string;
  options: readonly FilterOption[];
  /** Null while nothing is typed. */
  onFind(found: readonly FilterOption[] | null): void;
}

/** Finds options of a long list by their names. */
export function OptionSearch({ legend, options, onFind }: OptionSearchProps) {
  const t = useText<typeof nl>();
  const [text, setText] = useState('');
  const matches = findByName(options, text);
  const label = t('searchIn', { name: legend });

  function type(typed: string) {
    setText(typed);
    onFind(findByName(options, typed));
  }

  function press(event: KeyboardEvent) {
    // Enter would send a form of the page, and Escape close the drawer.
    if (event.key === 'Enter' || (event.key === 'Escape' && text)) event.preventDefault();
    if (event.key === 'Escape') type('');
  }

  return (
    <>
      <input
        className="sw-control"
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <p className="sw-product-overview__found" role="status">
        {matches && t('found', { count: matches.length })}
      </p>
    </>
  );
}
