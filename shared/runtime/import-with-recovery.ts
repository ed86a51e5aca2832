/**
 * How this page loads the file of a module that failed at its own address. The loader's function is stored here because
 * the browser has one copy of this module per page, while code loads on demand everywhere: in models, views, the ui kit and
 * http, which would otherwise all pass a function on that none of them uses. Without a loader, as in a test, nothing
 * recovers.
 */
export const recovery: { recover?: (name: string) => Promise<unknown> } = {};

/**
 * Loads code on demand. After a failure, it tries once more, and then recovers the file.
 *
 * @param name the module's file name without its ending
 * @param load imports the module
 */
export async function importWithRecovery<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(load);
  } catch (error) {
    if (!recovery.recover) throw error;
    return (await recovery.recover(name)) as Module;
  }
}
