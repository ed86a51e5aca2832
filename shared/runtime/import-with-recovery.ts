/** Loads the file of a module that failed at its own address. */
type Recover = (name: string) => Promise<unknown>;

let recover: Recover | undefined;

/** The loader passes its function here, so that code that loads on demand recovers like the widgets themselves. */
export function setRecovery(load: Recover): void {
  recover = load;
}

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
    if (!recover) throw error;
    return (await recover(name)) as Module;
  }
}
