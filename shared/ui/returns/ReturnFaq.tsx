import { useId } from 'react';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Accordion, type AccordionItem } from '../basics/Accordion.tsx';
import { Heading } from '../basics/Heading.tsx';

/** Questions about the selected product; nothing when there are none. */
export function ReturnFaq({ items }: { items: readonly AccordionItem[] }) {
  const t = usePartText<typeof returns>('returns');
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="sw-returns__faq" aria-labelledby={id}>
      <Heading below={1} id={id} className="sw-returns__heading">
        {t('faq')}
      </Heading>
      <Accordion name={id} items={items} />
    </section>
  );
}
