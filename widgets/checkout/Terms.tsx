import { useText } from '../../shared/i18n/use-text.ts';
import type { CheckoutLinks } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The terms of the order. The text marks its links by name, in any order: `our <terms>terms</terms>`. */
export function Terms({ links }: { links: CheckoutLinks }) {
  const t = useText<typeof nl>();
  const parts = t('terms').matchAll(/<(?<tag>terms|privacy)>(?<name>.*?)<\/\k<tag>>|<\/?\w+>|(?<text>[^<]+|<)/gs);
  return (
    <p className="sw-checkout__terms">
      {[...parts].map(({ index, groups: { tag, name, text } = {} }) => {
        const url = tag === 'terms' ? links.terms : tag === 'privacy' ? links.privacy : null;
        // Opens in a new tab, so that the checkout stays open.
        return url ? (
          <a key={index} className="sw-checkout__link" href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span key={index}>{name ?? text}</span>
        );
      })}
    </p>
  );
}
