/** The part of `window.shopWidgets` that loads with its first use. */
export { openInspector as inspect } from './open-inspector.ts';
export { sendCommand as send } from './send-command.ts';
export { whenReady as ready } from './when-ready.ts';
