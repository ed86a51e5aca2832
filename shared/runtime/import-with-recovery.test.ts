import { expect, test } from 'vitest';
import { importWithRecovery, recovery } from './import-with-recovery.ts';

const code = { draw: () => 'drawn' };

/** Fails a number of times, and counts the attempts. */
function failing(times: number) {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts <= times) throw new Error('503');
    return code;
  };
  return { load, attempts: () => attempts };
}

function recoverFrom(load: () => Promise<unknown>): string[] {
  const recovered: string[] = [];
  recovery.recover = (name) => {
    recovered.push(name);
    return load();
  };
  return recovered;
}

test('code that loads is loaded once', async () => {
  const recovered = recoverFrom(async () => code);
  const { load, attempts } = failing(0);
  expect(await importWithRecovery('draw', load)).toBe(code);
  expect(attempts()).toBe(1);
  expect(recovered).toEqual([]);
});

test('code that fails once is tried again', async () => {
  const recovered = recoverFrom(async () => code);
  const { load, attempts } = failing(1);
  expect(await importWithRecovery('draw', load)).toBe(code);
  expect(attempts()).toBe(2);
  expect(recovered).toEqual([]);
});

test('code whose address stays dead is recovered by its name', async () => {
  const recovered = recoverFrom(async () => code);
  expect(await importWithRecovery('draw', failing(9).load)).toBe(code);
  expect(recovered).toEqual(['draw']);
});

test('the next attempt after a failed recovery starts anew', async () => {
  recoverFrom(() => Promise.reject(new Error('still out')));
  await expect(importWithRecovery('draw', failing(9).load)).rejects.toThrow('still out');
  recoverFrom(async () => code);
  expect(await importWithRecovery('draw', failing(9).load)).toBe(code);
});
