import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'eiland',
    brandUrl: './',
    colorPrimary: '#0b6b4f',
    colorSecondary: '#0b6b4f',
    appBg: '#f3f7f5',
    appBorderColor: '#dbe3df',
    textColor: '#14231d',
    textMutedColor: '#52625b',
    barSelectedColor: '#0b6b4f',
  }),
});
