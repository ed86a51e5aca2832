import { expect, test, vi } from 'vitest';

const PAY = 'https://pay.google.com/gp/p/js/pay.js';

test('a browser without Trusted Types gets the address unchanged', async () => {
  const { trustedPolicy, trustedScript } = await import('./trusted.ts');
  expect(trustedPolicy()).toBeUndefined();
  expect(trustedScript(PAY)).toBe(PAY);
});

test('a page creates one policy, which accepts one script', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { trustedPolicy, trustedScript } = await import('./trusted.ts');
  expect(trustedScript(PAY)).toBe(PAY);
  expect(() => trustedScript('https://pay.google.com.example.org/pay.js')).toThrow(TypeError);
  expect(trustedPolicy()?.createHTML('<b>Sets</b>')).toBe('<b>Sets</b>');
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('shop-widgets');
  vi.unstubAllGlobals();
});
