import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/product-specs/product-specs.island.tsx';
import { isReady, showsSlot, templatesFor } from './play.ts';

const SPECS = [
  { name: 'Vermogen', value: '3 kW' },
  { name: 'Fasen', value: '1' },
  { name: 'MPP-trackers', value: '2' },
  { name: 'Rendement', value: '98,2 %' },
  { name: 'Beschermingsgraad', value: 'IP66' },
  { name: 'Afmetingen', value: '371 × 315 × 161 mm' },
  { name: 'Gewicht', value: '10,8 kg' },
  { name: 'Garantie', value: '10 jaar' },
];

const SAFETY = {
  type: 'MIN 3000TL-XH',
  identifier: 'SKU 4711, serienummer op de zijkant',
  manufacturer: {
    name: 'Shenzhen Growatt New Energy Co., Ltd.',
    address: '28 Guangming Road, Shenzhen, China',
    contact: 'safety@growatt.example',
  },
  responsible: {
    name: 'Growatt New Energy B.V.',
    address: 'Basisweg 10, 1043 AP Amsterdam',
    contact: 'https://growatt.example/veiligheid',
  },
  warnings: [
    'Alleen een installateur mag het apparaat aansluiten.',
    'Op de klemmen staat spanning, ook als de zon op de panelen schijnt en het net is uitgeschakeld.',
  ],
};

const meta = {
  title: 'Widgets/product-specs',
  args: { island, inputs: { specs: SPECS, allUrl: '#alles' }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const NARROW = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };

export const Wide: Story = {};
/** The table of the server markup, with a data sheet. */
export const Printed: Story = {
  args: {
    inputs: {},
    html: `<div><table>
      <tr><th scope="row">Vermogen</th><td>3 kW</td></tr>
      <tr><th scope="row">Handleiding</th><td><a href="#handleiding">Downloaden</a> (pdf, 2 MB)</td></tr>
    </table></div>`,
  },
};
/** Who answers for the product, what it warns of, and the passport of a battery. */
export const Safety: Story = { args: { inputs: { specs: SPECS, safety: SAFETY, batteryPassportUrl: '#paspoort' } } };
export const SafetyInNarrow: Story = { ...Safety, ...NARROW };
/** Six rows are never folded. */
export const SixInNarrow: Story = { ...NARROW, args: { inputs: { specs: SPECS.slice(0, 6) } } };
export const Narrow: Story = { ...NARROW };
export const NarrowUnfolded: Story = {
  ...NARROW,
  async play(context) {
    const { canvas, canvasElement, userEvent } = context;
    await isReady(context);
    if (!matchMedia('(max-width: 640px)').matches) return;
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[hidden]')).toBeNull());
  },
};
export const LongWords: Story = {
  ...NARROW,
  args: {
    inputs: {
      specs: [
        { name: 'Aardlekschakelaarcompatibiliteit', value: 'Wisselspanningsgevoelig type A of hoger, 30 mA' },
        { name: 'Communicatie', value: ['WLAN', 'RS485', 'Ethernet', 'Bluetooth'] },
        { name: 'Certificaten', value: 'IEC62109-1/IEC62109-2/EN50549-1/VDE-AR-N4105/VDE0126-1-1' },
        { name: 'Kleur', value: null },
      ],
    },
  },
};
export const German: Story = { ...NARROW, globals: { locale: 'de', ...NARROW.globals } };
export const English: Story = { ...NARROW, globals: { locale: 'en', ...NARROW.globals } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('end')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('end', context);
  },
};
