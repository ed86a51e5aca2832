import { useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PictureKind } from '../../tools/demo-shop/seed/pictures.ts';
import { EXAMPLES } from '../../tools/page-styles/examples/examples.ts';
import styles from '../../tools/page-styles/page.css?inline';
import { picture } from './picture.ts';
import './stories.css';

interface Printed {
  readonly html: string;
  /** For a part as wide as its place, which is a card or a column elsewhere. */
  readonly isNarrow?: boolean;
}

/** Storybook has drawings in the place of the shop's files. */
function withPictures(html: string): string {
  return html.replaceAll(/\/media\/(\w+?)(?:-m)?\.svg/g, (_, kind: PictureKind) => picture(kind));
}

/** HTML as a server prints it. The build writes the same styles to `page.css`. */
function PrintedHtml({ html, isNarrow = false }: Printed) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.innerHTML = withPictures(html);
  }, [html]);
  return (
    <>
      <style>{styles.replaceAll(/\.sw-root\b/g, '.sw-page')}</style>
      <div className={isNarrow ? 'sw-page story-narrow' : 'sw-page'} ref={place} />
    </>
  );
}

const meta = { title: 'Kit/Page styles', component: PrintedHtml } satisfies Meta<typeof PrintedHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { args: { html: EXAMPLES['sw-button'] } };
export const Price: Story = { args: { html: EXAMPLES['sw-price'] } };
export const LinePrice: Story = { args: { html: EXAMPLES['sw-line-price'] } };
export const VatLine: Story = { args: { html: EXAMPLES['sw-vat-line'] } };
export const Stars: Story = { args: { html: EXAMPLES['sw-stars'] } };
export const Stock: Story = { args: { html: EXAMPLES['sw-stock-label'] } };
export const Flag: Story = { args: { html: EXAMPLES['sw-flag'] } };
export const Message: Story = { args: { html: EXAMPLES['sw-message'] } };
export const ProductName: Story = { args: { html: EXAMPLES['sw-product-name'], isNarrow: true } };
export const Card: Story = { args: { html: EXAMPLES['sw-product-card'] } };
export const ProductGallery: Story = { args: { html: EXAMPLES['sw-product-gallery'], isNarrow: true } };
export const Combination: Story = { args: { html: EXAMPLES['sw-recommended-combination'] } };
export const ProductRow: Story = { args: { html: EXAMPLES['sw-product-row'] } };
export const Sort: Story = { args: { html: EXAMPLES['sw-sort'], isNarrow: true } };
export const ProductOverview: Story = { args: { html: EXAMPLES['sw-product-overview'] } };
export const Cart: Story = { args: { html: EXAMPLES['sw-cart-page'] } };
export const Quantity: Story = { args: { html: EXAMPLES['sw-stepper'] } };
export const Checkout: Story = { args: { html: EXAMPLES['sw-checkout'] } };
export const Steps: Story = { args: { html: EXAMPLES['sw-steps'] } };
export const Field: Story = { args: { html: EXAMPLES['sw-field'] } };
export const Checkbox: Story = { args: { html: EXAMPLES['sw-checkbox'] } };
export const Radios: Story = { args: { html: EXAMPLES['sw-radios'] } };
export const Choices: Story = { args: { html: EXAMPLES['sw-choice'] } };
export const Address: Story = { args: { html: EXAMPLES['sw-address'] } };
export const Errors: Story = { args: { html: EXAMPLES['sw-error-summary'] } };
export const Accordion: Story = { args: { html: EXAMPLES['sw-accordion'] } };
export const FaqBlock: Story = { args: { html: EXAMPLES['sw-faq-block'] } };
export const Specifications: Story = { args: { html: EXAMPLES['sw-product-specs'] } };
export const Reviews: Story = { args: { html: EXAMPLES['sw-product-reviews'] } };
export const Quotation: Story = { args: { html: EXAMPLES['sw-quotation'] } };
export const ReturnPicker: Story = { args: { html: EXAMPLES['sw-return-picker'] } };
export const Withdrawal: Story = { args: { html: EXAMPLES['sw-withdrawal'] } };
export const AddressBook: Story = { args: { html: EXAMPLES['sw-address-book'] } };
export const CreditsDashboard: Story = { args: { html: EXAMPLES['sw-credits-dashboard'] } };
export const StockReminders: Story = { args: { html: EXAMPLES['sw-stock-reminders'] } };
export const Dialog: Story = { args: { html: EXAMPLES['sw-dialog'] } };
export const Image: Story = { args: { html: EXAMPLES['sw-image'], isNarrow: true } };
export const ReturnSteps: Story = { args: { html: EXAMPLES['sw-returns'] } };
export const ReturnOrderForm: Story = { args: { html: EXAMPLES['sw-return-order-form'] } };
export const EditorText: Story = { args: { html: EXAMPLES['sw-html'] } };
