import { useId } from 'react';
import { Icon } from '../basics/Icon.tsx';
import type { Option } from './SelectField.tsx';

interface SortSelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** Its place in the widget. */
  readonly className?: string;
  onChange(value: string): void;
}

/** The order of a list, in the browser's own list. */
export function SortSelect({ label, name, value, options, className = '', onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className={`sw-sort ${className}`}>
      <label className="sw-sort__label" htmlFor={id}>
        {label}
      </label>
      <span className="sw-sort__box">
        <select
          className="sw-control sw-sort__control"
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="sw-sort__arrow" />
      </span>
    </div>
  );
}
