import {
  Loading,
  Message,
  RefusalMessage,
  formatPrice,
  useKitText,
  useSettings,
  useSignals,
  useText,
} from '../../shared/kit/view.ts';
import { Dialog, Opener } from '../../shared/kit/dialog.ts';
import type { Content } from 'react/jsx-runtime';
import type { ShippingCost } from '../../shared/contract/shipping-costs.ts';
import type { ShippingCostsState } from './shipping-costs.model.ts';
import type nl from './locales/nl.json';

/** A button, and behind it what sending costs. */
export function ShippingCosts({ model }: { model: ShippingCostsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const isOpen = model.isOpen.value;
  return (
    <>
      <Opener printed={model.opener} isOpen={isOpen} icon="truck" onOpen={model.open}>
        {model.label || t('open')}
      </Opener>
      <Dialog isOpen={isOpen} title={t('title')} size="small" onClose={model.close} onClosed={model.closed}>
        <Costs model={model} />
      </Dialog>
    </>
  );
}

function Costs({ model }: { model: ShippingCostsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const kit = useKitText();
  const costs = model.costs.value;
  if (costs.is === 'loading') return <Loading label={t('loading')} rows={3} shape="text" />;
  if (costs.is === 'unavailable')
    return costs.refusal.is === 'expired' ? (
      <RefusalMessage kind="info" refusal={costs.refusal} />
    ) : (
      <Message kind="info" action={{ label: kit('retry'), onClick: model.retry }}>
        {t('unavailable')}
      </Message>
    );
  if (costs.rows.length === 0) return <Message kind="info">{t('none')}</Message>;
  return <CostTable rows={costs.rows} />;
}

function CostTable({ rows }: { rows: readonly ShippingCost[] }) {
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  return (
    <table className="sw-shipping-costs">
      <thead className="sw-visually-hidden">
        <tr>
          <th scope="col">{t('country')}</th>
          <th scope="col">{t('costs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, costs }, at) => (
          <Row key={`${at} ${name}`} name={name} isFirst={at === 0}>
            {costs === 0 ? t('free') : formatPrice(costs, currency)}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** The first row is emphasised: it concerns most shoppers. */
function Row({ name, isFirst, children }: { name: string; isFirst: boolean; children: Content }) {
  const Words = isFirst ? 'strong' : 'span';
  return (
    <tr className={`sw-shipping-costs__row${isFirst ? ' sw-shipping-costs__row--first' : ''}`}>
      <th scope="row" className="sw-shipping-costs__name">
        <Words className="sw-shipping-costs__words">{name}</Words>
      </th>
      <td className="sw-shipping-costs__costs">
        <Words className="sw-shipping-costs__words">{children}</Words>
      </td>
    </tr>
  );
}
