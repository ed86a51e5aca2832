// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('the page keeps its own version of the jQuery plugin', async () => {
  const dropzone = () => {};
  const plugins = { dropzone };
  const jQuery = { fn: plugins };
  vi.stubGlobal('jQuery', jQuery);
  await import('./upload.ts');
  expect(jQuery.fn).toBe(plugins);
  expect(plugins.dropzone).toBe(dropzone);
});
