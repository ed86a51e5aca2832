import type { Preview } from '@storybook/react-vite';
import { emitTransformCode, useEffect } from 'storybook/preview-api';
import '../shared/ui/base.css';
import './page.css';
import { StorySnippet } from '../stories/guide/StorySnippet.tsx';
import { Kit } from '../tests/support/Kit.tsx';
import { localeOf } from '../tests/support/locales.ts';
import { snippetOf } from '../tests/support/snippet.ts';
import { openStoryShop } from '../tests/support/story-shop.ts';
import { keepCommandsOf, StoryStage, type WidgetArgs } from '../tests/support/StoryStage.tsx';

/** A story of a widget is made by its shop, one of the kit by its component. */
function isOfWidget(args: object): args is WidgetArgs {
  return 'island' in args;
}

function setScheme(scheme: unknown): void {
  const root = document.documentElement;
  if (scheme === 'auto' || scheme === 'dark') root.dataset['swScheme'] = scheme;
  else delete root.dataset['swScheme'];
}

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
    scheme: {
      description: 'Colours of the page',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Light, without data-sw-scheme' },
          { value: 'auto', title: 'Of the system' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'nl', scheme: 'off' },
  loaders: [
    async ({ args, globals }) => {
      const { island, shop } = args as Partial<WidgetArgs>;
      if (island) {
        keepCommandsOf(island);
        await openStoryShop({ ...shop, locale: localeOf(globals) });
      }
      return {};
    },
  ],
  decorators: [
    (Story, context) => {
      const { args, globals, id, tags } = context;
      const locale = localeOf(globals);
      document.documentElement.lang = locale;
      setScheme(globals['scheme']);
      // A story of a widget is made by its shop: its element is all there is to draw.
      // Storybook's own panel of code shows what it is told, and would else show what the story's file says.
      useEffect(() => {
        if (isOfWidget(args)) void emitTransformCode(snippetOf(args), context);
      });
      if (isOfWidget(args))
        return (
          <>
            <StoryStage key={id + locale} args={args} locale={locale} />
            <StorySnippet key={id} args={args} isMistaken={tags.includes('mistaken')} />
          </>
        );
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
    controls: { expanded: true, sort: 'requiredFirst', exclude: ['island', 'html'] },
    docs: {
      codePanel: true,
      source: {
        /** The source of a widget is the HTML of a template. */
        transform: (code: string, { args }: { args: object }) => (isOfWidget(args) ? snippetOf(args) : code),
      },
    },
    layout: 'padded',
    options: { storySort: { order: ['Guide', ['Welcome', '*'], 'Kit', 'Widgets'] } },
  },
};

export default preview;
