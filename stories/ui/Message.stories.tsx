import type { Meta, StoryObj } from '@storybook/react-vite';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { SessionContext } from '../../shared/ui/basics/session-context.ts';
import { SessionNotice } from '../../shared/ui/basics/SessionNotice.tsx';
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
export const RefusedWithAction: Story = {
  render: () => (
    <RefusalMessage refusal={{ is: 'went-wrong' }} action={{ label: 'Opnieuw proberen', onClick: () => undefined }} />
  ),
};
/** The session has ended; a button loads the page again. */
export const SessionEnded: Story = {
  render: () => <RefusalMessage refusal={{ is: 'expired', isInputKept: true }} />,
};
/** After a change that fails without a message. */
export const SessionNoticeAbove: Story = {
  render: () => (
    <SessionContext value={{ is: 'expired', isInputKept: false }}>
      <SessionNotice />
    </SessionContext>
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
