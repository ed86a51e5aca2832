import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from '../../shared/ui/basics/Loading.tsx';

/** Appears after a quarter of a second, so that a fast answer shows no placeholder. */
const meta = { title: 'Kit/Loading', component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Text: Story = { args: { shape: 'text', rows: 2 } };
export const WithItsOwnWords: Story = { args: { label: 'De verzendmethodes worden opgehaald...' } };
