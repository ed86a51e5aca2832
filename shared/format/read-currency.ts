import type { Currency } from './price.ts';

/** Reads the setting `currency`. A missing or invalid part has a default. */
export function readCurrency(written: unknown): Currency {
  const { sign, position, code } = (written ?? {}) as Partial<Record<keyof Currency, unknown>>;
  return {
    sign: textOr('€', sign),
    position: position === 'after' ? 'after' : 'before',
    code: textOr('EUR', code),
  };
}

const textOr = (missing: string, value: unknown): string => (typeof value === 'string' && value ? value : missing);
