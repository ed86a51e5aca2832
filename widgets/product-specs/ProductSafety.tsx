import { useId } from 'react';
import type { Content } from 'react/jsx-runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import type { Company, Safety } from './product-specs.rules.ts';
import type nl from './locales/nl.json';

export interface ProductSafetyProps {
  /** An element is server markup, which stays as it is. */
  readonly safety: Element | Safety | null;
  readonly batteryPassportUrl: string | null;
}

/** What an offer has to say beside the specifications: the passport of a battery, and who answers for the product. */
export function ProductSafety({ safety, batteryPassportUrl }: ProductSafetyProps) {
  const t = useText<typeof nl>();
  return (
    <>
      {batteryPassportUrl && (
        <p className="sw-product-specs__ways">
          <a className="sw-product-specs__way" href={batteryPassportUrl}>
            {t('batteryPassport')}
          </a>
        </p>
      )}
      {safety && 'nodeType' in safety ? (
        <ServerMarkup node={safety} className="sw-html sw-product-specs__safety" />
      ) : (
        safety && <Declaration safety={safety} />
      )}
    </>
  );
}

function Declaration({ safety }: { safety: Safety }) {
  const t = useText<typeof nl>();
  const heading = useId();
  const { type, identifier, picture, manufacturer, responsible, warnings } = safety;
  return (
    <section className="sw-product-specs__safety" aria-labelledby={heading}>
      <Heading below={2} className="sw-product-specs__title" id={heading}>
        {t('safety')}
      </Heading>
      <dl className="sw-product-specs__table">
        {type && <Row name={t('type')}>{type}</Row>}
        {identifier && <Row name={t('identifier')}>{identifier}</Row>}
        {picture && (
          <Row name={t('picture')}>
            <img className="sw-product-specs__picture" src={picture} alt={type || identifier} loading="lazy" />
          </Row>
        )}
        {manufacturer && <CompanyRow name={t('manufacturer')} company={manufacturer} />}
        {responsible && <CompanyRow name={t('responsible')} company={responsible} />}
      </dl>
      {warnings.length > 0 && (
        <>
          <Heading below={3} className="sw-product-specs__title">
            {t('warnings')}
          </Heading>
          <div className="sw-html">
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  );
}

function Row({ name, children }: { name: string; children: Content }) {
  return (
    <div className="sw-product-specs__row">
      <dt className="sw-product-specs__name">{name}</dt>
      <dd className="sw-product-specs__value">{children}</dd>
    </div>
  );
}

function CompanyRow({ name, company }: { name: string; company: Company }) {
  const { contact, contactUrl, address } = company;
  return (
    <Row name={name}>
      {company.name && <p translate="no">{company.name}</p>}
      {address && <p translate="no">{address}</p>}
      {contact && <p translate="no">{contactUrl ? <a href={contactUrl}>{contact}</a> : contact}</p>}
    </Row>
  );
}
