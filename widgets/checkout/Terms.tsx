import { useText } from '../../shared/i18n/use-text.ts';
import type { CheckoutLinks } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The terms of the order. The text marks its links: `our <terms>terms</terms>`. */
export function Terms({ links }: { links: CheckoutLinks }) {
  const t = useText<typeof nl>();
  const [before, terms, between, privacy, after] = t('terms').split(/<\/?\w+>/);
  return (
    <p className="sw-checkout__terms">
      <span>{before}</span>
      <Page url={links.terms} name={terms} />
      <span>{between}</span>
      <Page url={links.privacy} name={privacy} />
      <span>{after}</span>
    </p>
  );
}

/** Opens in a new tab, so that the checkout stays open. */
function Page({ url, name }: { url: string | null; name: string | undefined }) {
  if (!url) return <span>{name}</span>;
  return (
    <a className="sw-checkout__link" href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
