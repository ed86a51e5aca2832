import { useId } from 'react';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import type { GivenAnswer, ProductAnswers } from '../../rules/return-answers.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { focusControl } from '../form/focus-control.ts';
import { useFieldId } from '../form/use-field.ts';
import { Heading } from '../basics/Heading.tsx';
import { ReturnAmount } from './ReturnAmount.tsx';

export interface ReturnAnswersProps {
  readonly products: readonly ProductAnswers[];
  /** Shows the form of the product at this index; the control then takes the focus. */
  onChange(at: number): void;
}

/** The texts of fields that have no label of the shop. */
const LABELS: Readonly<Record<string, keyof typeof returns>> = {
  selected_solution: 'solution',
  serial_number: 'serial',
  remark: 'remark',
  images: 'images',
  videos: 'videos',
};

/** All answers of a return, to check before it is sent. Each has a button that leads back to its field. */
export function ReturnAnswers({ products, onChange }: ReturnAnswersProps) {
  const t = usePartText('returns');
  const id = useId();
  return (
    <section className="sw-returns__block" aria-labelledby={id}>
      <Heading below={2} id={id} className="sw-returns__subheading">
        {t('check')}
      </Heading>
      {products.map(({ at, name, amount, answers }) => (
        <div key={at} className="sw-returns__checked">
          <Heading below={3} className="sw-returns__name">
            <span translate="no">{`${name} `}</span>
            <ReturnAmount amount={amount} />
          </Heading>
          <ul className="sw-returns__lines" role="list">
            {answers.map((answer) => (
              <Answer key={answer.name} {...answer} productName={name} onChange={() => onChange(at)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface AnswerProps extends GivenAnswer {
  readonly productName: string;
  onChange(): void;
}

function Answer({ name, label, values, pictures = [], productName, onChange }: AnswerProps) {
  const t = usePartText('returns');
  const target = useFieldId(name);
  const title = label ?? t(LABELS[name]!);
  return (
    <li className="sw-returns__line">
      <span className="sw-returns__about">
        <span className="sw-returns__category">{title}</span>
        {pictures.length > 0 && (
          <span className="sw-returns__photos">
            {pictures.map((address) => (
              <img key={address} className="sw-returns__photo" src={address} alt="" decoding="async" />
            ))}
          </span>
        )}
        <span className="sw-returns__answer">{values.join(', ') || t('none')}</span>
      </span>
      <button type="button" className="sw-returns__link" onClick={change}>
        <span>{t('change')}</span>
        <VisuallyHidden>{`${title}, ${productName}`}</VisuallyHidden>
      </button>
    </li>
  );

  function change() {
    onChange();
    // Until the next frame, the control with this id may still be that of another product.
    requestAnimationFrame(() => focusControl(target));
  }
}
