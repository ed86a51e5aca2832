import { loadLater } from './load-later.ts';

/** Loads code as `loadLater` does. When that fails because the browser is offline, it tries again once it is online. */
export async function loadWhenOnline<Code>(name: string, load: () => Promise<Code>): Promise<Code> {
  try {
    return await loadLater(name, load);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(name, load);
  }
}
