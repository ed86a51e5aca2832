import type { Elements } from 'react/jsx-runtime';
import { Icon } from '../basics/Icon.tsx';
import { Price, type PriceProps } from './Price.tsx';

interface SumRowProps extends Pick<PriceProps, 'isFree'> {
  readonly term: string;
  /** Of the discount code or gift card. */
  readonly name?: string | null;
  /** Without an amount, there is no row. */
  readonly cents: number | null;
  /** Takes the place of the amount. */
  readonly text?: string | null;
  readonly isTotal?: boolean;
  /** The reduction is paid with Power Credits. */
  readonly isCredits?: boolean;
  /** Controls next to the amount. */
  readonly children?: Elements;
}

/** Creates the rows of a widget's `dl` of amounts. `row` is the class of a row, `part` the beginning of its parts' classes. */
export function createSumRow(row: string, part: string, size: PriceProps['size'] = 'medium') {
  return function SumRow({ term, name, cents, text, isFree = false, isTotal, isCredits, children }: SumRowProps) {
    if (cents === null) return null;
    return (
      <div className={`${row}${isTotal ? ` ${row}--total` : ''}`}>
        <dt className={`${part}term`}>
          {isCredits && <Icon name="sun" />}
          <span>{term}</span>
          {name && (
            <span className={`${part}code`} translate="no">
              {` ${name}`}
            </span>
          )}
        </dt>
        <dd className={`${part}amount`}>
          {text ? (
            <span>{text}</span>
          ) : (
            // Another total is another element, which the style sheet fades in.
            <Price key={isTotal ? cents : 0} cents={cents} isFree={isFree} size={isTotal ? 'large' : size} />
          )}
          {children}
        </dd>
      </div>
    );
  };
}
