import { eilandWidget, kitOf } from 'eiland/vite';
import { defineConfig } from 'vitest/config';

/** The shop that answers the calls of the widget: the demo shop of Eiland (`npm run shop`), or your own. */
export const shop = process.env.SHOP ?? 'http://127.0.0.1:4173';

/** Calls that the shop has beside those of Eiland. */
export const calls = ['/demo/token'];

export default defineConfig({
  plugins: [eilandWidget({ name: 'acme-gift-note', shop, calls })],
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
