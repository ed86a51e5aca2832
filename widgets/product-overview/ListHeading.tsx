import { useId, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** The most characters of a description that is shown whole. */
const SHORT = 200;

/** The title and description of the list. */
export function ListHeading({ model }: { model: ProductOverviewState }) {
  useSignals();
  const { title, text } = model.heading.value;
  return (
    <header className="sw-product-overview__heading">
      {title && <Heading className="sw-product-overview__title">{title}</Heading>}
      {text && <Description key={text} html={text} />}
    </header>
  );
}

/** A long text is shortened until it is expanded. */
function Description({ html }: { html: string }) {
  const t = useText<typeof nl>();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const letters = Array.from(plainText(html));
  if (letters.length === 0) return null;
  if (letters.length <= SHORT) return <Html html={html} className="sw-product-overview__description" />;
  return (
    <div className="sw-product-overview__description">
      <div id={id}>{isOpen ? <Html html={html} /> : <p>{beginningOf(letters)}</p>}</div>
      <button
        type="button"
        className="sw-product-overview__more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t(isOpen ? 'readLess' : 'readMore')}</span>
        <Icon name="chevron" className="sw-product-overview__turn" />
      </button>
    </div>
  );
}

/** Ends with a whole word. */
function beginningOf(letters: readonly string[]): string {
  const beginning = letters.slice(0, SHORT).join('');
  return `${beginning.replace(/[\s.,;:]+\S*$/, '') || beginning}…`;
}
