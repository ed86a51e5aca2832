import type { StorybookConfig } from '@storybook/html-vite';

const config: StorybookConfig = {
  stories: ['../src/*.stories.ts'],
  framework: { name: '@storybook/html-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // The files of Eiland, and beside them those of the widget.
  staticDirs: [{ from: '../node_modules/eiland/dist', to: '/widgets' }, '../dist'],
  core: { disableTelemetry: true },
};

export default config;
