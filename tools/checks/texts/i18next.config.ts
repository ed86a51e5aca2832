import type { I18nextToolkitConfig } from 'i18next-cli';
import { LOCALES } from '../../../shared/i18n/languages.ts';

/** i18next-cli finds texts in views that are not translated. */
const config: I18nextToolkitConfig = {
  locales: [...LOCALES],
  extract: {
    input: ['widgets/**/*.tsx', 'shared/{ui,runtime}/**/*.tsx'],
    ignore: ['**/*.test.tsx'],
    output: 'shared/i18n/locales/{{language}}.json',
  },
};

export default config;
