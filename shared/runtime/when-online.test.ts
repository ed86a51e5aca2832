// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { loadWhenOnline } from './when-online.ts';

test('code that fails while the browser is offline is loaded when it is online; any other failure is passed on', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('code');
  const loading = loadWhenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  await expect(loadWhenOnline(() => Promise.reject(new Error('503')))).rejects.toThrow('503');
});
