/** Only pages with the setting `agents` load this file, in browsers with a model context. */

export { pageTools } from 'eiland:page-tools';
export { registerTools } from './register-tools.ts';
