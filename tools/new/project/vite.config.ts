import { eilandWidget, kitOf } from 'eiland/vite';
import { defineConfig } from 'vitest/config';

/** The shop whose pages show the widget: the demo shop of Eiland (`npm start` there), or your own. */
const shop = process.env.SHOP ?? 'http://127.0.0.1:4173';

export default defineConfig({
  plugins: [eilandWidget({ name: 'acme-gift-note', shop, calls: ['/demo/token'] })],
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000,
    // On the build of Eiland with React, and on the light one.
    projects: [
      { extends: true, test: { name: 'react', alias: kitOf('react') } },
      { extends: true, test: { name: 'light', alias: kitOf('light') } },
    ],
  },
});
