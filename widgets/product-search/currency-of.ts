import type { Currency } from '../../shared/format/price.ts';

/** The currency of the page's settings, which are unchecked. The same defaults as in `shared/i18n/settings.ts`. */
export function currencyOf({ currency }: Readonly<Record<string, unknown>>): Currency {
  const { sign, position, code } = (currency ?? {}) as Partial<Record<keyof Currency, unknown>>;
  return {
    sign: textOr('€', sign),
    position: position === 'after' ? 'after' : 'before',
    code: textOr('EUR', code),
  };
}

const textOr = (missing: string, value: unknown): string => (typeof value === 'string' && value ? value : missing);
