import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, ICON_NAMES } from '../../shared/ui/basics/Icon.tsx';
import { Row } from './Row.tsx';

const meta = { title: 'Kit/Icon', component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {ICON_NAMES.map((name) => (
        <div key={name} className="story-icon">
          <Icon name={name} />
          <small>{name}</small>
        </div>
      ))}
    </Row>
  ),
};
