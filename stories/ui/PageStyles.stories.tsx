import { useLayoutEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BLOCKS } from '../../tools/page-styles/blocks.ts';
import styles from '../../tools/page-styles/page.css?inline';
import './stories.css';

interface Printed {
  readonly html: string;
}

/** HTML as a server prints it. The build writes the same styles to `page.css`. */
function PrintedHtml({ html }: Printed) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.innerHTML = html;
  }, [html]);
  return (
    <>
      <style>{styles.replaceAll(/\.sw-root\b/g, '.sw-page')}</style>
      <div className="sw-page" ref={place} />
    </>
  );
}

const exampleOf = (name: string) => BLOCKS.find(({ block }) => block === name)!.html!;

const meta = { title: 'Kit/Page styles', component: PrintedHtml } satisfies Meta<typeof PrintedHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { args: { html: exampleOf('sw-button') } };
export const Price: Story = { args: { html: exampleOf('sw-price') } };
export const LinePrice: Story = { args: { html: exampleOf('sw-line-price') } };
export const Stars: Story = { args: { html: exampleOf('sw-stars') } };
export const Stock: Story = { args: { html: exampleOf('sw-stock-label') } };
export const Message: Story = { args: { html: exampleOf('sw-message') } };
export const Card: Story = { args: { html: exampleOf('sw-product-card') } };
export const Quantity: Story = { args: { html: exampleOf('sw-stepper') } };
export const Steps: Story = { args: { html: exampleOf('sw-steps') } };
export const Field: Story = { args: { html: exampleOf('sw-field') } };
export const Checkbox: Story = { args: { html: exampleOf('sw-checkbox') } };
export const Radios: Story = { args: { html: exampleOf('sw-radios') } };
export const Choices: Story = { args: { html: exampleOf('sw-choice') } };
export const Errors: Story = { args: { html: exampleOf('sw-error-summary') } };
export const Specifications: Story = { args: { html: exampleOf('sw-product-specs') } };
export const Reviews: Story = { args: { html: exampleOf('sw-product-reviews') } };
export const Accordion: Story = { args: { html: exampleOf('sw-accordion') } };
