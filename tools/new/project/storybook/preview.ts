import type { Preview } from '@storybook/html-vite';

const root = document.documentElement;
const KEPT = 'story-language';

// A page has one language, and its widgets keep the one in which they were loaded.
root.lang = sessionStorage.getItem(KEPT) ?? 'nl';
for (const name of ['loader', 'acme-gift-note'])
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: `./widgets/${name}.js` }),
  );

const preview: Preview = {
  globalTypes: {
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['nl', 'de', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { language: root.lang },
  decorators: [
    (story, { globals: { language } }) => {
      if (language !== root.lang) {
        sessionStorage.setItem(KEPT, language as string);
        location.reload();
      }
      return story();
    },
  ],
};

export default preview;
