/** The methods of `window.shopWidgets` that load with their first use. */
export { openInspector as inspect } from './open-inspector.ts';
export { sendAndWait as send } from './send-and-wait.ts';
export { whenReady as ready } from './when-ready.ts';
