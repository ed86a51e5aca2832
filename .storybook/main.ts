import type { StorybookConfig } from '@storybook/react-vite';
import { sheetsPlugin } from '../tools/sheets/sheets-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), sheetsPlugin()],
    // Relative, so that a published Storybook can stand on any path.
    base: './',
    cacheDir: '.cache/storybook',
    // The demo shop's database finds its WebAssembly beside itself.
    optimizeDeps: { ...vite.optimizeDeps, exclude: ['@sqlite.org/sqlite-wasm'] },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
