import type { Meta, StoryObj } from '@storybook/react-vite';
import { addTexts } from '../../shared/i18n/instance.ts';
import { WidgetContext } from '../../shared/i18n/use-text.ts';
import { BuyButton } from '../../shared/ui/product/BuyButton.tsx';
import { localeOf } from '../../tests/support/locales.ts';
import de from '../../widgets/product-overview/locales/de.json';
import en from '../../widgets/product-overview/locales/en.json';
import nl from '../../widgets/product-overview/locales/nl.json';

const TEXTS = { nl, de, en };

const meta = {
  title: 'Kit/Buy button',
  component: BuyButton,
  args: {
    name: 'Growatt MIN 3000TL-XH',
    action: 'buy',
    url: '/growatt-min-3000tl-xh',
    isBusy: false,
    onBuy() {},
    onNotify() {},
  },
  decorators: [
    // The button shows texts of the widget that draws it.
    (Story, { globals }) => {
      const locale = localeOf(globals);
      addTexts(locale, 'product-overview', TEXTS[locale], {});
      return (
        <WidgetContext value="product-overview">
          <Story />
        </WidgetContext>
      );
    },
  ],
} satisfies Meta<typeof BuyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {};
export const PreOrder: Story = { args: { action: 'pre-order' } };
/** Out of stock: the shop sends mail when the product is available. */
export const Notify: Story = { args: { action: 'notify' } };
/** Variants: a link to the product's page, where one is chosen. */
export const Choose: Story = { args: { action: 'choose' } };
/** Out of stock, in a shop that sends no mail. */
export const SoldOut: Story = { args: { action: 'sold-out' } };
export const Busy: Story = { args: { isBusy: true } };
