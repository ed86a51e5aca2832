import type { WidgetNames } from './widget-files.ts';

export const story = ({ name }: WidgetNames) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/${name}/${name}.island.tsx';
import { isReady } from './play.ts';

const meta = {
  title: 'Widgets/${name}',
  args: { island, inputs: { text: 'Veel plezier ermee!' }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opened: Play = async (context) => {
  const { canvas, userEvent } = context;
  await isReady(context);
  await userEvent.click(canvas.getByRole('button'));
};

export const Closed: Story = {};
export const Opened: Story = { play: opened };
/** On a phone, 320 px wide. */
export const LongWords: Story = {
  tags: ['narrow'],
  args: { inputs: { text: 'Wisselspanningsgevoeligheidsmetingsinstallatiebehuizing '.repeat(5).trim() } },
  globals: { viewport: { value: 'mobile1' } },
  play: opened,
};
export const German: Story = { globals: { locale: 'de' }, play: opened };
export const English: Story = { globals: { locale: 'en' }, play: opened };
`;

export const guidePage = ({
  name,
  component,
}: WidgetNames) => `import { Canvas, Markdown, Meta } from '@storybook/addon-docs/blocks';
import readme from '../../widgets/${name}/README.md?raw';
import * as ${component} from './${name}.stories.tsx';

<Meta of={${component}} name="How to use it" />

<Markdown>{readme}</Markdown>

<Canvas of={${component}.Closed} story={{ inline: false, height: '12rem' }} />
`;
