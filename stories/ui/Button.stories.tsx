import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'In winkelwagen' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buys or pays, or leads there. */
export const Primary: Story = { args: { variant: 'primary' } };
/** The main action of a screen that does not buy. */
export const Confirm: Story = { args: { variant: 'confirm', children: 'Versturen' } };
/** What stands beside it, saves or uploads. */
export const Secondary: Story = {};
/** Confirms that something is deleted. */
export const Danger: Story = { args: { variant: 'danger', children: 'Adres verwijderen' } };
export const Quiet: Story = { args: { variant: 'quiet', icon: 'undo', children: 'Ongedaan maken' } };
/** Deletes something. */
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', icon: 'trash', children: 'Verwijderen' } };
/** The label and the focus stay; clicks do nothing. */
export const Busy: Story = { args: { variant: 'primary', icon: 'cart', isBusy: true } };
export const Disabled: Story = { args: { variant: 'primary', isDisabled: true } };
export const Wide: Story = { args: { variant: 'primary', isWide: true, icon: 'cart' } };
export const LongestText: Story = {
  args: { variant: 'primary', children: 'Stuur mij een e-mail zodra dit product weer op voorraad is in het magazijn' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
export const Links: Story = {
  render: () => (
    <Row>
      <LinkButton href="#bestellen" variant="primary">
        Naar bestellen
      </LinkButton>
      <LinkButton href="#verder">Verder winkelen</LinkButton>
      <LinkButton href="#terug" variant="quiet" icon="arrow">
        Bekijk alle omvormers
      </LinkButton>
    </Row>
  ),
};
export const Icons: Story = {
  render: () => (
    <Row>
      <IconButton icon="close" label="Sluiten" />
      <IconButton icon="trash" label="Verwijder Growatt MIN 3000" variant="danger-quiet" />
      <IconButton icon="cart" label="Growatt MIN 3000 in winkelwagen" variant="primary" />
      <IconButton icon="chevron" label="Volgende" variant="secondary" isDisabled />
    </Row>
  ),
};
