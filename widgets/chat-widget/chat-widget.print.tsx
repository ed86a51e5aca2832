import type { PrintContext } from '../../shared/runtime/print.ts';
import type nl from './locales/nl.json';

export function print({ openCall }: { readonly openCall: string }, { t }: PrintContext<typeof nl>) {
  return (
    <button type="button" className="sw-button sw-button--secondary" aria-expanded={openCall ? undefined : false}>
      {t('open')}
    </button>
  );
}
