import { shopCalls } from 'eiland/vite';
import { defineConfig } from 'vite';
import { calls, shop } from '../vite.config.ts';

/** Stories show the built widget. Its calls go to the shop. */
export default defineConfig({ plugins: [shopCalls({ shop, calls })] });
