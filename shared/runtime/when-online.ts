/** Loads code. When that fails because the browser is offline, it tries again once it is online. */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise<void>((resolve) => whenOnline(resolve));
    return loadWhenOnline(load);
  }
}

/** Calls back as soon as the browser is online. */
export function whenOnline(callback: () => void, signal?: AbortSignal): void {
  if (navigator.onLine) callback();
  else addEventListener('online', callback, { once: true, ...(signal && { signal }) });
}
