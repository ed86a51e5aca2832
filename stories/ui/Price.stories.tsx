import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinePrice } from '../../shared/ui/product/LinePrice.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { OrderSums } from '../../shared/ui/product/OrderSums.tsx';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { VatLines } from '../../shared/ui/product/VatLines.tsx';
import { Row } from './Row.tsx';

const meta = { title: 'Kit/Price', component: Price, args: { cents: 123400 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithCents: Story = { args: { cents: 123450 } };
export const Lowered: Story = { render: () => <ProductPrice product={{ price: 64900, from_price: 72900 }} /> };
/** The lowest price of the 30 days before the reduction: the only one that has a percentage. */
export const LoweredInThirtyDays: Story = {
  render: () => <ProductPrice product={{ price: 64900, from_price: 72900, prior_price: 69900 }} />,
};
/** Named, and not struck: it was never the price of the shop. */
export const Recommended: Story = { render: () => <ProductPrice product={{ price: 64900, msrp: 72900 }} /> };
export const PerUnit: Story = {
  render: () => <ProductPrice product={{ price: 5900, unit_price: { price: 118, unit: 'm' } }} />,
};
export const AllKinds: Story = {
  render: () => (
    <ProductPrice
      product={{ price: 5900, prior_price: 6900, advice_price: 7900, unit_price: { price: 118, unit: 'm' } }}
    />
  ),
};
/** An earlier price that was not higher is not shown. */
export const NotLowered: Story = { render: () => <ProductPrice product={{ price: 64900, from_price: 64900 }} /> };
export const OnRequest: Story = {
  render: () => <ProductPrice product={{ price: 64900, from_price: 72900, price_on_request: true }} />,
};
export const Free: Story = { args: { cents: 0, isFree: true } };
export const Negative: Story = { args: { cents: -2500 } };
/** Three pieces: the price of one, and of the line. */
export const OfALine: Story = { render: () => <LinePrice product={{ price: 64900 }} pieces={3} /> };
export const Sizes: Story = {
  render: () => (
    <Row>
      <ProductPrice product={{ price: 104900, from_price: 129900 }} size="small" />
      <ProductPrice product={{ price: 104900, from_price: 129900 }} />
      <ProductPrice product={{ price: 104900, from_price: 129900 }} size="large" />
    </Row>
  ),
};
export const WithVat: Story = {
  render: () => (
    <Row>
      <Price cents={999999950} size="large" />
      <VatLine rate={21} />
      <VatLine rate={5.5} cents={12345} />
      <VatLine rate={21} isExempt />
      <VatLine rate={0} />
    </Row>
  ),
};

/** Products of an order at several rates. */
export const WithVatAtSeveralRates: Story = {
  render: () => <VatLines className="" byRate={{ '9': 1238, '21': 14173 }} rate={null} cents={15411} />,
};

const SumRow = createSumRow('sw-cart-page__sum', 'sw-cart-page__');
/** The rows of a list of amounts; a row without an amount is left out. */
export const Sums: Story = {
  render: () => (
    <dl>
      <SumRow term="Subtotaal" cents={129800} />
      <SumRow term="Korting" name="ZON25" cents={-2500} />
      <SumRow term="Verzendkosten" cents={0} isFree />
      <SumRow term="Cadeaubon" cents={null} />
      <SumRow term="Totaal" cents={127300} isTotal />
    </dl>
  ),
};

const WORDS = {
  subtotal: 'Subtotaal',
  shipping: 'Verzendkosten',
  shippingUnknown: 'wordt berekend bij je adres',
  discount: 'Korting',
  powerCreditDiscount: 'Power Credits',
  quotationDiscount: 'Offertekorting',
  total: 'Totaal',
  voucher: 'Cadeaubon',
  due: 'Te betalen',
};
/** A gift card pays a part of the total. */
export const Total: Story = {
  render: () => (
    <OrderSums
      className=""
      Row={SumRow}
      t={(key, values) => (key === 'removeReduction' ? `${values?.name} verwijderen` : WORDS[key])}
      cart={{
        subtotal: 134800,
        currentDiscount: { name: 'ZON25' },
        currentVoucher: { name: 'CADEAU-4711' },
        isPowerCreditDiscount: false,
      }}
      sums={{ shipping: 0, discount: 2500, quotationDiscount: 5000, total: 127300, voucher: 10000, due: 117300 }}
      removal={{ onClick: () => undefined }}
    />
  ),
};
