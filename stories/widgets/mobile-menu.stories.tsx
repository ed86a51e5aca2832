import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/mobile-menu/mobile-menu.island.tsx';
import { hasFailed, isReady, PATIENT } from './play.ts';

const BRANDS = ['Growatt', 'Huawei', 'SMA', 'SolarEdge'].map((name) => ({
  name,
  url: `/omvormers/brand:${name.toLowerCase()}`,
  children: [],
}));
const MENU = {
  items: [
    {
      name: 'Omvormers',
      url: '/omvormers',
      children: [
        { name: 'Hybride omvormers', url: '/omvormers/hybride', children: BRANDS },
        { name: 'String-omvormers', url: '/omvormers/string', children: BRANDS },
        { name: 'Micro-omvormers', url: '/omvormers/micro', children: [] },
      ],
    },
    { name: 'Zonnepanelen', url: '/zonnepanelen', children: BRANDS },
    { name: 'Service', url: null, children: [{ name: 'Retourneren', url: '/retour', children: [] }] },
    { name: 'Aanbiedingen', url: '/aanbiedingen', children: [] },
  ],
  websites: [
    { name: 'Nederland', url: '?lang=nl', flag: flag('nl', '#ae1c28', '#fff', '#21468b'), active: true },
    { name: 'Deutschland', url: '?lang=de', flag: flag('de', '#000', '#d00', '#ffce00'), active: false },
    { name: 'International', url: '?lang=en', flag: null, active: false },
  ],
  second_chance: { name: 'Tweede kans', url: '/tweede-kans' },
  secondary_items: [
    { name: 'Klantenservice', url: '/klantenservice' },
    { name: 'Over ons', url: '/over-ons' },
  ],
};

/** A flag with three stripes, as in the demo shop. */
function flag(name: string, ...[top, middle, bottom]: readonly string[]): string {
  const stripe = (color: string | undefined, y: number) => `<rect y="${y}" width="24" height="6" fill="${color}"/>`;
  const stripes = stripe(top, 0) + stripe(middle, 5) + stripe(bottom, 11);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${stripes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}#/media/flag/${name}.svg`;
}

const meta = {
  title: 'Widgets/mobile-menu',
  args: { island, inputs: { menu: MENU }, shop: {} },
  tags: ['narrow'],
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async (context) => {
  await isReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: /^Men[uü]$/ }));
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
};

/** Opens the menu, and clicks these buttons in order. */
function go(...names: readonly (string | RegExp)[]): Play {
  return async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };
}

/** The widget's own button, in an empty element. */
export const Closed: Story = {};
/** The root: categories, further links, and the country sites. */
export const Open: Story = { play: open };
export const Category: Story = { play: go('Omvormers') };
/** The contents of a sub-category. */
export const Expanded: Story = { play: go('Omvormers', 'Hybride omvormers') };
/** The country sites of the shop; the current one is marked. */
export const Languages: Story = { play: go(/^Taal en land/) };
/** Back at the root, the focus returns to its previous position. */
export const Back: Story = { play: go('Omvormers', 'Terug') };
/** A category without a page only opens its contents. */
export const WithoutPage: Story = { play: go('Service') };
/** Only categories, with texts that wrap. */
export const LongWords: Story = {
  args: {
    inputs: {
      menu: {
        items: [
          {
            name: 'Bevestigingsmaterialen voor hellende daken met dakpannen en golfplaten',
            url: '/bevestiging',
            children: [
              {
                name: 'Aluminium montageprofielen en koppelstukken voor dakhaken',
                url: '/profielen',
                children: BRANDS,
              },
            ],
          },
        ],
      },
    },
  },
  play: go(/^Bevestiging/, /^Aluminium/),
};
/** Lists in the server markup, readable without JavaScript; its own button opens the panel. */
export const Printed: Story = {
  args: {
    inputs: {},
    html: `<div><details><summary>Menu</summary><ul data-menu="items"><li><a href="/omvormers">Omvormers</a><ul>
      <li><a href="/omvormers/hybride">Hybride omvormers</a></li></ul></li></ul></details></div>`,
  },
  async play(context) {
    await isReady(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Menu'));
    await expect(await canvas.findByRole('button', { name: 'Omvormers' }, PATIENT)).toBeVisible();
  },
};
/** The page has no menu data, so the link stays. */
export const WithoutMenu: Story = {
  tags: ['mistaken'],
  args: { inputs: {}, html: '<div><a href="/assortiment">Menu</a></div>' },
  play: hasFailed,
};
export const German: Story = { globals: { locale: 'de' }, play: go('Omvormers') };
export const English: Story = { globals: { locale: 'en' }, play: go('Omvormers') };
