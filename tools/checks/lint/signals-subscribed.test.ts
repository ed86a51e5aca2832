import { expect, test } from 'vitest';
import { codeFolder, lintCode } from './lint-code.support.ts';

const folder = codeFolder();
const reported = (code: string) => lintCode(folder, 'signals-subscribed', code);

test.each([
  ['a component', 'export function Lamp({ model }) { return <p>{model.watt.value}</p>; }'],
  ['a component inside of memo', 'export const Lamp = memo(function Lamp({ watt }) { return <p>{watt.value}</p>; });'],
  ['a hook', 'export function useLamp(lamp) { return lamp.isOn.value; }'],
  ['a list', 'export function Lamps({ lamps }) { return <p>{lamps.map((lamp) => lamp.watt.value)}</p>; }'],
])('the linter reports %s that reads a signal and does not subscribe', async (_, code) => {
  expect(await reported(code)).toContain('Call useSignals() as its first statement');
});

test('the linter reports a subscription after another statement', async () => {
  const code = 'export function Lamp({ watt }) { const now = watt.value; useSignals(); return <p>{now}</p>; }';
  expect(await reported(code)).toContain('useSignals() is the first statement');
});

test.each([
  ['a component that subscribes', 'export function Lamp({ watt }) { useSignals(); return <p>{watt.value}</p>; }'],
  [
    'a value that a handler reads',
    'export function Lamp({ watt, set }) { return <button type="button" onClick={() => set(watt.value)} />; }',
  ],
  ['a field of an item', 'export function Lamps({ lamps }) { return <p>{lamps.map((lamp) => lamp.value)}</p>; }'],
  ['a function that draws nothing', 'export function readLamp(lamp) { return lamp.watt.value; }'],
])('the linter accepts %s', async (_, code) => {
  expect(await reported(code)).toBe('');
});
