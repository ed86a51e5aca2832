// @vitest-environment happy-dom
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const reportError = vi.hoisted(() => (globalThis.reportError = vi.fn<(error: unknown) => void>()));

/** These tests pass on both runtimes: on React, and on Preact with the bridge. */
function openRoot() {
  const container = document.createElement('div');
  const onUncaughtError = vi.fn<(error: unknown) => void>();
  return { container, onUncaughtError, root: createRoot(container, { onUncaughtError }) };
}

const fault = new Error('The lamp broke.');

test('an error of the first draw leaves nothing, and the root reports it', async () => {
  const { container, onUncaughtError, root } = openRoot();
  const Broken = () => {
    throw fault;
  };
  root.render(
    <div>
      <p>Brandt</p>
      <Broken />
    </div>,
  );
  await vi.waitFor(() => expect(onUncaughtError).toHaveBeenCalled());
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  expect(onUncaughtError.mock.calls.map(([error]) => error)).toEqual([fault]);
});

test('an error of a later draw leaves nothing, and the root reports it', async () => {
  const { container, onUncaughtError, root } = openRoot();
  const Fragile = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw fault;
    return <button type="button" aria-label="Verder" onClick={() => setBroken(true)} />;
  };
  root.render(<Fragile />);
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  document.body.append(container);
  container.querySelector('button')!.click();
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  expect(onUncaughtError.mock.calls.map(([error]) => error)).toEqual([fault]);
  container.remove();
});

test.each([
  { kind: 'an effect', use: useEffect },
  { kind: 'a layout effect', use: useLayoutEffect },
])('an error of $kind leaves nothing, and the root reports it', async ({ use }) => {
  const { container, onUncaughtError, root } = openRoot();
  const Broken = () => {
    use(() => {
      throw fault;
    }, []);
    return <p>Brandt</p>;
  };
  root.render(<Broken />);
  await vi.waitFor(() => expect(onUncaughtError).toHaveBeenCalled());
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  expect(onUncaughtError.mock.calls.map(([error]) => error)).toEqual([fault]);
});

test('a root without options reports an error to the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Broken = () => {
    throw fault;
  };
  createRoot(document.createElement('div')).render(<Broken />);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(fault));
});

test('a root that unmounts cleans up its effects at once', async () => {
  const { container, root } = openRoot();
  const steps: string[] = [];
  const Lamp = () => {
    useEffect(() => {
      steps.push('on');
      return () => void steps.push('off');
    }, []);
    return <p>Brandt</p>;
  };
  root.render(<Lamp />);
  await vi.waitFor(() => expect(steps).toEqual(['on']));
  root.unmount();
  expect(steps).toEqual(['on', 'off']);
  expect(container.innerHTML).toBe('');
});

test('an error of a cleanup does not interrupt the code that unmounts', async () => {
  const { container, onUncaughtError, root } = openRoot();
  let isOn = false;
  const Lamp = () => {
    useEffect(() => {
      isOn = true;
      return () => {
        throw fault;
      };
    }, []);
    return <p>Brandt</p>;
  };
  root.render(<Lamp />);
  await vi.waitFor(() => expect(isOn).toBe(true));
  root.unmount();
  expect(container.innerHTML).toBe('');
  expect(onUncaughtError.mock.calls.map(([error]) => error)).toEqual([fault]);
});
