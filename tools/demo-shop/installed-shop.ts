#!/usr/bin/env node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runShop } from './run-shop.ts';

/** The command of the package `eiland-demo-shop`: the shop with the widgets of the package `eiland` beside it. */
const dist = dirname(fileURLToPath(import.meta.resolve('eiland/widgets.json')));

await runShop({ command: 'npx eiland-demo-shop', file: import.meta.filename, dist });
