import { eilandWidget } from 'eiland/vite';
import { defineConfig } from 'vite';

/** The shop whose pages show the widget: the demo shop of Eiland (`npm start` there), or your own. */
const shop = process.env.SHOP ?? 'http://127.0.0.1:4173';

export default defineConfig({
  plugins: [eilandWidget({ name: 'acme-gift-note', shop, calls: ['/demo/token'] })],
});
