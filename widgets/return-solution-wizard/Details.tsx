import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Field } from '../../shared/ui/form/Field.tsx';
import { focusControl } from '../../shared/ui/form/focus-control.ts';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import type { DetailsState } from './details.model.ts';
import type { DetailName } from './details.rules.ts';
import type nl from './locales/nl.json';

const FIELDS: readonly {
  name: DetailName;
  autoComplete: 'email' | 'street-address' | 'postal-code' | 'address-level2';
}[] = [
  { name: 'email', autoComplete: 'email' },
  { name: 'address', autoComplete: 'street-address' },
  { name: 'zip_code', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
];

/** E-mail address and return address: text, or fields while the shopper edits them. */
export function Details({ details }: { details: DetailsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const id = useId();
  const isEditing = details.isEditing.value;

  function edit() {
    details.edit();
    focusControl('sw-return-solution-wizard-email');
  }

  return (
    <section className="sw-returns__block" aria-labelledby={id}>
      <div className="sw-returns__block-head">
        <Heading below={2} id={id} className="sw-returns__subheading">
          {t('details')}
        </Heading>
        {!isEditing && (
          <button type="button" className="sw-returns__link" aria-describedby={id} onClick={edit}>
            {t('change')}
          </button>
        )}
      </div>
      {isEditing ? <Fields details={details} /> : <Summary details={details} />}
    </section>
  );
}

function Summary({ details }: { details: DetailsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { email, address, zip_code: zipCode, city } = details.values.value;
  return (
    <dl className="sw-return-solution-wizard__details">
      <dt className="sw-return-solution-wizard__term">{t('email')}</dt>
      <dd className="sw-return-solution-wizard__value" translate="no">
        {email}
      </dd>
      <dt className="sw-return-solution-wizard__term">{t('address')}</dt>
      <dd className="sw-return-solution-wizard__value">
        <span translate="no">{address}</span>
        <br />
        <span translate="no">{`${zipCode} `}</span>
        <span translate="no">{city}</span>
      </dd>
    </dl>
  );
}

function Fields({ details }: { details: DetailsState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <div className="sw-returns__detail-fields">
      {FIELDS.map(({ name, autoComplete }) => (
        <Field
          key={name}
          {...details.fieldWithOneLine(name)}
          label={t(name)}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          isRequired
        />
      ))}
    </div>
  );
}
