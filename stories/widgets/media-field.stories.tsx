import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { MP4, PDF, PNG } from '../../tools/demo-shop/uploads.ts';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/media-field/media-field.island.tsx';
import { picture } from '../ui/picture.ts';
import { isReady, misbehave, PATIENT } from './play.ts';

const FORM = '<form><div data-widget="media-field"></div></form>';

const RECORDS = [
  {
    id: 1,
    file_name: 'omvormer.jpg',
    url: picture('inverter'),
    mime_type: 'image/jpeg',
    size: 1_530_000,
    alt: 'Omvormer',
  },
  { id: 2, file_name: 'accu.jpg', url: picture('battery'), mime_type: 'image/jpeg', size: 183_204, alt: '' },
  { id: 3, file_name: 'dak.jpg', url: '/nergens.svg', mime_type: 'image/jpeg', size: 48_210, alt: '' },
];

const meta = {
  title: 'Widgets/media-field',
  args: { island, inputs: { name: 'photos' }, shop: {}, html: FORM },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string) => new File([PNG], name, { type: 'image/png' });

/** Picks files as soon as the field has rendered. */
async function pick(canvasElement: HTMLElement, ...files: File[]) {
  await isReady({ canvasElement });
  await fireEvent.change(canvasElement.querySelector('input[type=file]')!, { target: { files } });
  return within(canvasElement);
}

export const Empty: Story = {};
/** A field for one file accepts no second one. */
export const One: Story = { args: { inputs: { name: 'photo', value: RECORDS.slice(0, 1) } } };
export const Several: Story = { args: { inputs: { name: 'photos', multiple: true, value: RECORDS } } };
/** One more file can be added. */
export const Limited: Story = {
  args: { inputs: { name: 'photos', multiple: true, maxItems: 4, value: RECORDS } },
};
export const Full: Story = { args: { inputs: { name: 'photos', multiple: true, maxItems: 3, value: RECORDS } } };
export const AllTexts: Story = {
  args: { inputs: { name: 'photos', multiple: true, useTitle: true, useSize: true, value: RECORDS } },
};
export const NoTexts: Story = {
  args: { inputs: { name: 'photos', useAlt: false, showSpecs: false, value: RECORDS.slice(0, 1) } },
};
export const Pdf: Story = { args: { inputs: { name: 'manual', type: 'pdf' } } };
export const Video: Story = {
  args: { inputs: { name: 'film', type: 'video', enableChunking: true, useAlt: false } },
  async play({ canvasElement }) {
    const canvas = await pick(canvasElement, new File([MP4], 'dakopbouw.mp4', { type: 'video/mp4' }));
    await expect(await canvas.findByRole('button', { name: /dakopbouw\.mp4$/ }, PATIENT)).toBeVisible();
  },
};
export const Uploading: Story = {
  args: { inputs: { name: 'photos', multiple: true }, shop: { answers: { '/media/upload/*': 'slower' } } },
  async play({ canvasElement }) {
    const canvas = await pick(canvasElement, png('een.png'), png('twee.png'));
    await expect(await canvas.findByRole('progressbar', { name: 'een.png' }, PATIENT)).toBeVisible();
  },
};
/** The progress bar stays for a second. */
export const Uploaded: Story = {
  args: { inputs: { name: 'photos', multiple: true } },
  async play({ canvasElement }) {
    const canvas = await pick(canvasElement, png('een.png'), png('twee.png'));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2), PATIENT);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), PATIENT);
  },
};
export const Canceled: Story = {
  args: Uploading.args!,
  async play({ canvasElement, userEvent }) {
    const canvas = await pick(canvasElement, png('een.png'));
    await userEvent.click(await canvas.findByRole('button', { name: /een\.png$/ }, PATIENT));
    await expect((await canvas.findAllByText('Upload geannuleerd.'))[0]).toBeInTheDocument();
  },
};
export const TooLarge: Story = {
  async play({ canvasElement }) {
    const canvas = await pick(canvasElement, new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'poster.png'));
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
export const TooMany: Story = {
  args: { inputs: { name: 'photos', multiple: true, maxItems: 2 } },
  async play({ canvasElement }) {
    const canvas = await pick(canvasElement, png('een.png'), png('twee.png'), png('drie.png'));
    await expect(await canvas.findByText(/^Er kunnen nog 2 bestanden bij/, {}, PATIENT)).toBeVisible();
  },
};
/** The shop validates the type by the file's contents. */
export const WrongType: Story = {
  async play({ canvasElement }) {
    const canvas = await pick(canvasElement, new File([PDF], 'handleiding.png'));
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
export const Refused: Story = {
  async play({ canvasElement }) {
    await isReady({ canvasElement });
    await misbehave('/media/upload/*', 'html');
    const canvas = await pick(canvasElement, png('een.png'));
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
/** No message: the records keep the page's data. */
export const UnknownToTheShop: Story = {
  args: {
    inputs: { name: 'photo', value: [{ id: 404, alt: 'Omvormer' }] },
    shop: { answers: { '/media/init': '500' } },
  },
};
export const German: Story = {
  args: { ...AllTexts.args, shop: { locale: 'de' } },
  globals: { locale: 'de' },
};
export const English: Story = {
  args: { ...AllTexts.args, shop: { locale: 'en' } },
  globals: { locale: 'en' },
};
export const LongestText: Story = {
  args: {
    inputs: {
      name: 'photos',
      multiple: true,
      useTitle: true,
      useSize: true,
      value: [
        {
          ...RECORDS[0],
          file_name: 'Wechselrichtermontageanleitung_Einfamilienhaus_Süddach_2026-03-14_endgültig.jpeg',
        },
      ],
    },
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
