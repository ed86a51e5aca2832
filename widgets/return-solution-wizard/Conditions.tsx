import { useId } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import type { Conditions as Condition } from './solution.rules.ts';
import type nl from './locales/nl.json';

/** The return conditions of the products. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const t = useText<typeof nl>();
  const id = useId();
  if (conditions.length === 0) return null;
  return (
    <section className="sw-returns__block" aria-labelledby={id}>
      <Heading below={2} id={id} className="sw-returns__subheading">
        {t('conditions')}
      </Heading>
      {conditions.map(({ text, names }) => (
        <div key={text}>
          {names.length > 0 && (
            <Heading below={3} className="sw-returns__name">
              {names.join(', ')}
            </Heading>
          )}
          <Explanation html={text} videoTitle={t('video')} />
        </div>
      ))}
    </section>
  );
}
