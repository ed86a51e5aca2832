import type { Meta, StoryObj } from '@storybook/react-vite';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { Narrow } from './Row.tsx';

const meta = {
  title: 'Kit/Message',
  component: Message,
  args: { kind: 'info', children: 'Growatt MIN 3000TL-XH is uit je winkelwagen gehaald.' },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { kind: 'success', icon: 'truck', children: 'Je bestelling wordt gratis verzonden!' },
};
export const Warning: Story = { args: { kind: 'warning', children: 'Van dit product zijn er nog 2 op voorraad.' } };
export const Failure: Story = { args: { kind: 'error', children: 'Er ging iets mis. Probeer het later opnieuw.' } };
export const WithAction: Story = { args: { action: { label: 'Ongedaan maken', onClick: () => undefined } } };
export const Refused: Story = { render: () => <RefusalMessage refusal={{ is: 'too-many-attempts' }} /> };
/** The session has expired; a button reloads the page. */
export const RefusedWithAction: Story = {
  render: () => (
    <RefusalMessage refusal={{ is: 'went-wrong' }} action={{ label: 'Opnieuw laden', onClick: () => undefined }} />
  ),
};
export const LongestText: Story = {
  args: {
    kind: 'error',
    children:
      'De kortingscode ZOMERZONNEPANELEN2026EXTRAVOORDEEL is niet geldig voor afgeprijsde sets en tweedekansproducten.',
    action: { label: 'Opnieuw proberen', onClick: () => undefined },
  },
  render: (args) => (
    <Narrow>
      <Message {...args} />
    </Narrow>
  ),
};
