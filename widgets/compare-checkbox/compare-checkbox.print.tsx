import type { PrintContext } from '../../shared/runtime/print.ts';
import type nl from './locales/nl.json';

export function print({ label }: { readonly label: string }, { t }: PrintContext<typeof nl>) {
  return (
    <label className="sw-compare-checkbox">
      <input className="sw-compare-checkbox__box" type="checkbox" />
      <span>{label || t('label')}</span>
    </label>
  );
}
