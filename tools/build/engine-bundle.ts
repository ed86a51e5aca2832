/** The engine's file also contains the widgets of nearly every page, which saves four requests. */

export { start } from '../../loader/engine/engine.ts';

// `bundles.ts` lists them.
export * from 'eiland:engine-widgets';
