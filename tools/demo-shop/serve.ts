import { runShop } from './run-shop.ts';

/** The demo shop of the repository, with the widgets that are built there. */
await runShop({ command: 'npm start --', file: import.meta.filename, dist: 'dist' });
