import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { ProductCard } from '../../shared/ui/product/ProductCard.tsx';
import type { RelatedItem } from '../../shared/contract/cart.ts';
import { ProductRow } from '../../shared/ui/product/ProductRow.tsx';
import { drawLabel, type LabelKind } from '../../tools/demo-shop/seed/drawings/label.ts';
import { LONG_NAME, picture, UNBREAKABLE_NAME } from './picture.ts';
import { Grid, Narrow } from './Row.tsx';

const meta = {
  title: 'Kit/Product card',
  component: ProductCard,
  args: {
    name: 'Growatt MIN 3000TL-XH omvormer',
    url: '#omvormer',
    image: picture('inverter'),
    rating: 4.6,
    product: { price: 64900, from_price: 72900 },
    inStock: true,
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['isWide'] ? (
        <Story />
      ) : (
        <Narrow>
          <Story />
        </Narrow>
      ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lowered: Story = {};
/** The lowest price of 30 days, with the percentage; an advice price, which is not struck; and a price per metre. */
export const Compared: Story = {
  args: {
    product: { price: 64900, prior_price: 69900, advice_price: 79900, unit_price: { price: 649, unit: 'm' } },
  },
};
const dummy = (kind: LabelKind) => `data:image/svg+xml,${encodeURIComponent(drawLabel(kind, 'nl'))}`;
/** A guarantee of durability and an energy class. The pictures are dummies: a shop has those of the producer. */
export const WithLabels: Story = {
  args: {
    product: {
      price: 64900,
      guarantee_label: { image: dummy('guarantee'), width: 480, height: 320, years: 10 },
      energy_label: { class: 'B', image: dummy('energy'), sheet: '#sheet' },
    },
  },
};
export const OutOfStock: Story = { args: { inStock: false, product: { price: 64900 } } };
export const PriceOnRequest: Story = { args: { product: { price: null, price_on_request: true } } };
export const Announced: Story = { args: { isPreHeat: true, inStock: false, rating: null } };
export const WithoutPicture: Story = { args: { image: null } };
export const WithoutPage: Story = { args: { url: null } };
/** The text can be markup; the buy button is above the card's link. */
export const WithTextAndAction: Story = {
  args: {
    text: 'Hybride omvormer van <b>3 kW</b>, klaar voor een batterij',
    action: (
      <Button variant="primary" icon="cart" isWide>
        In winkelwagen
      </Button>
    ),
  },
};
export const LongestText: Story = { args: { name: LONG_NAME, text: LONG_NAME } };
export const UnbreakableName: Story = { args: { name: UNBREAKABLE_NAME } };

const AMONG_OTHERS: RelatedItem[] = (['panel', 'battery', 'mounting', 'cable', 'tool'] as const).map((kind, index) => ({
  id: index,
  type: 'product',
  name:
    [
      LONG_NAME,
      'Huawei LUNA2000 batterij 5 kWh',
      'Dakhaak voor pannendak',
      'Solarkabel 6 mm² zwart, 100 m',
      'MC4-krimptang',
    ][index] ?? '',
  url: `#${kind}`,
  image: picture(kind, 'Huawei'),
  image_alt: null,
  rating: [4.8, 4.25, null, 3.5, 5][index] ?? null,
  price: [18900, 249900, 795, 12995, 4250][index] ?? null,
  from_price: index === 1 ? 279900 : null,
  in_stock: index !== 2,
  pre_heat: index === 4,
  price_on_request: index === 3,
}));

/** Prices are aligned for names of any length. */
export const Category: Story = {
  parameters: { isWide: true },
  render: () => (
    <Grid>
      {AMONG_OTHERS.map((product) => (
        <ProductCard
          key={product.id}
          name={product.name}
          url={product.url}
          image={product.image}
          rating={product.rating}
          product={product}
          inStock={product.in_stock}
        />
      ))}
    </Grid>
  ),
};
export const InARow: Story = {
  parameters: { isWide: true },
  render: () => <ProductRow heading="Andere klanten kochten ook" products={AMONG_OTHERS} />,
};
