import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/product-gallery/product-gallery.island.tsx';
import { LONG_NAME, picture } from '../ui/picture.ts';
import { isReady, PATIENT, showsSlot, templatesFor } from './play.ts';

const KINDS = ['inverter', 'battery', 'panel', 'cable', 'tool', 'mounting'] as const;
const BRANDS = ['Growatt', 'Huawei'];
const TWELVE = BRANDS.flatMap((brand) => KINDS.map((kind) => ({ url: picture(kind, brand), w: 600, h: 450 })));
const VIDEOS = [
  { code: 'aqz-KE-bpKQ', title: 'Zo sluit je hem aan', url: picture('inverter', 'SMA') },
  { code: '76979871', title: 'Onderhoud' },
];
const NAME = 'Growatt MIN 3000TL-XH omvormer';
const BROKEN = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Widgets/product-gallery',
  args: { island, inputs: { name: NAME, images: TWELVE, videos: VIDEOS }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const NEXT = /^(Volgende afbeelding|Nächstes Bild|Next image)$/;
const PREVIOUS = /^(Vorige afbeelding|Vorheriges Bild|Previous image)$/;
const ENLARGE = /^(Vergroten|Vergrößern|Enlarge):/;

const going = (name: RegExp, times: number): Play =>
  async function go(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    for (let time = 0; time < times; time++) await userEvent.click(canvas.getByRole('button', { name }));
  };

/** Five pictures and two videos have a thumbnail. */
export const Many: Story = {};
/** The row of thumbnails scrolls to the current picture. */
export const InTheMiddle: Story = { play: going(NEXT, 6) };
/** The last item before the first is a video; its provider gets no request yet. */
export const Last: Story = { play: going(PREVIOUS, 1) };
/** A video with a picture of the shop. */
export const Film: Story = { play: going(PREVIOUS, 2) };
/** The server prints everything, and nothing twice. */
export const Printed: Story = {
  args: {
    inputs: {},
    html: `<div><picture><img src="${picture('inverter')}" alt="${NAME}" width="600" height="450"></picture>
      <ul>${KINDS.map((kind) => `<li><a href="${picture(kind)}"><img src="${picture(kind)}" alt=""></a></li>`).join('')}
      <li><a href="https://vimeo.com/76979871" data-code="76979871">Onderhoud</a></li></ul></div>`,
  },
};
/** Inputs with plain addresses. */
export const Addresses: Story = {
  args: { inputs: { name: NAME, images: KINDS.slice(0, 3).map((kind) => picture(kind)) } },
};
/** One picture needs no controls. */
export const Single: Story = { args: { inputs: { name: NAME, images: [picture('battery')] } } };
/** A small picture in a large space. */
export const SixtyPercent: Story = {
  args: { inputs: { name: NAME, images: [{ url: picture('cable'), size_percentage: 60 }] } },
};
export const VideosAlone: Story = { args: { inputs: { name: NAME, images: [], videos: VIDEOS } } };
export const None: Story = { args: { inputs: { name: NAME, images: [] } } };
/** A picture that fails to load: an icon keeps its space, and a message explains it. */
export const Broken: Story = {
  args: { inputs: { name: NAME, images: [BROKEN, picture('battery')] } },
  async play(context) {
    await isReady(context);
    await waitFor(() => expect(context.canvas.getByText(/kan niet worden geladen/)).toBeVisible(), PATIENT);
  },
};
export const LongestName: Story = { args: { inputs: { name: LONG_NAME, images: TWELVE, videos: VIDEOS } } };

const enlarge: Play = async (context) => {
  const { canvas, userEvent } = context;
  await isReady(context);
  await userEvent.click(canvas.getByRole('button', { name: ENLARGE }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible(), PATIENT);
};

/** Fills the window; its code loads with the click. */
export const Enlarged: Story = { play: enlarge };
/** The page does not know the size of the picture. */
export const EnlargedWithoutSize: Story = {
  args: { inputs: { name: NAME, images: [picture('panel')] } },
  play: enlarge,
};
export const EnlargedBroken: Story = {
  args: { inputs: { name: NAME, images: [BROKEN, picture('battery')] } },
  async play(context) {
    await enlarge(context);
    await waitFor(() => expect(context.canvas.getByText('The image cannot be loaded')).toBeVisible(), PATIENT);
  },
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const NarrowFilm: Story = { ...Film, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('end')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('end', context);
  },
};
