import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Html } from '../../shared/ui/markup/Html.tsx';

const meta = { title: 'Kit/Html', component: Html, args: { html: 'Hybride omvormer van 3 kW' } } satisfies Meta<
  typeof Html
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without markup, no sanitiser is loaded. */
export const PlainText: Story = {};
export const Markup: Story = {
  args: {
    html: '<p>Geschikt voor <strong>1-fase</strong> aansluitingen.</p><ul><li>Wifi-module inbegrepen</li><li>10 jaar garantie</li></ul><p><a href="#meer">Meer lezen</a></p>',
  },
};
/** Markup that the sanitiser has to remove. */
export const Hostile: Story = {
  args: {
    html: '<p style="position:fixed;inset:0" onclick="alert(1)">Tekst blijft.</p><script>alert(1)</script><form action="https://example.org"><input name="password"></form><img src="x" onerror="alert(1)" alt="Kapot plaatje">',
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('p')).not.toBeNull());
    await expect(canvasElement.querySelector('script, form, input, iframe, [style], [onclick], [onerror]')).toBeNull();
    await expect(canvasElement.textContent).toContain('Tekst blijft.');
  },
};
