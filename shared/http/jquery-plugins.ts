/** The jQuery of the page, if it has one. */
const { jQuery } = globalThis as { jQuery?: { fn?: unknown } };
const plugins = jQuery?.fn;

// Dropzone adds its plugin to this object, and not to the page's plugins, where it would replace another version.
if (jQuery) Reflect.set(jQuery, 'fn', {});

/** Gives the page its jQuery plugins back. Import this module before Dropzone, and call it after. */
export function restorePlugins(): void {
  if (jQuery) Reflect.set(jQuery, 'fn', plugins);
}
