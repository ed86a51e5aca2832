import type { I18nextToolkitConfig } from 'i18next-cli';

/** i18next-cli looks for words that a view says by itself instead of by a key. */
const config: I18nextToolkitConfig = {
  locales: ['nl', 'de', 'en'],
  extract: {
    input: ['widgets/**/*.tsx', 'shared/{ui,runtime}/**/*.tsx'],
    ignore: ['**/*.test.tsx'],
    output: 'shared/i18n/locales/{{language}}.json',
  },
};

export default config;
