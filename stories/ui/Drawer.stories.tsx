import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { Drawer, type DrawerProps } from '../../shared/ui/dialog/Drawer.tsx';
import '../../shared/ui/css/drawer.css';
import '../../shared/ui/form.css';

const BRANDS = ['Enphase', 'Fronius', 'Growatt', 'Huawei', 'SMA', 'SolarEdge', 'Solis', 'Victron'];

function Brands() {
  const [chosen, setChosen] = useState(['Growatt']);
  return BRANDS.map((brand) => (
    <Checkbox
      key={brand}
      name={brand}
      isChecked={chosen.includes(brand)}
      onChange={(isChecked) =>
        setChosen((before) => (isChecked ? [...before, brand] : before.filter((kept) => kept !== brand)))
      }
    >
      {brand}
    </Checkbox>
  ));
}

/** Opened by a button, as on a narrow product page. */
function Opened({ isOpen, actions, ...rest }: Omit<DrawerProps, 'onClose'>) {
  const [open, setOpen] = useState(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer {...rest} isOpen={open} onClose={close} actions={actions} />
    </>
  );
}

const meta = {
  title: 'Kit/Drawer',
  component: Opened,
  args: { isOpen: true, title: 'Filters', children: <Brands /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const NARROW = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };

export const Open: Story = {};
export const WithActions: Story = {
  ...NARROW,
  args: {
    actions: (
      <Button variant="primary" isWide>
        Toon 24 producten
      </Button>
    ),
  },
};
/** The content scrolls; heading and buttons stay visible. */
export const LongestText: Story = {
  ...WithActions,
  args: {
    ...WithActions.args,
    title: 'Wechselrichter, Batteriespeicher und Montagesysteme filtern',
    children: [1, 2, 3, 4].map((time) => <Brands key={time} />),
  },
  globals: { ...NARROW.globals, locale: 'de' },
};
/** The drawer closes and the focus returns. */
export const Closed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
  },
};
