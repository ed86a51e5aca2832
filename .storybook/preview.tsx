import type { Preview } from '@storybook/react-vite';
import '../shared/ui/base.css';
import './page.css';
import { Kit } from '../tests/support/Kit.tsx';
import { localeOf } from '../tests/support/locales.ts';

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language of the page',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'nl', title: 'Nederlands' },
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'nl' },
  decorators: [
    (Story, { globals, parameters }) => {
      const locale = localeOf(globals);
      document.documentElement.lang = locale;
      if (parameters['island']) return <Story />;
      return (
        <Kit locale={locale}>
          <Story />
        </Kit>
      );
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true },
    layout: 'padded',
    options: { storySort: { order: ['Guide', ['Welcome', '*'], 'Kit', 'Widgets'] } },
  },
};

export default preview;
