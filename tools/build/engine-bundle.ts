/** The engine's file also contains the widgets of nearly every page, which saves four requests. */

export { start } from '../../loader/engine/engine.ts';

// Their metadata has `isInEngine`.
export * from 'eiland:engine-widgets';
