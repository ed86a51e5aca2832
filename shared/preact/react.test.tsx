// @vitest-environment happy-dom
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useDeferredValue, useEffect, useId, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** These tests pass on both runtimes: on React, and on Preact with the bridge. */
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

/** Draws in a root of its own, and waits for the element with the role `main`. */
async function draw(content: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { identifierPrefix: `root-${roots.length}-` });
  roots.push(root);
  root.render(content);
  await vi.waitFor(() => expect(container.firstElementChild).not.toBeNull());
  return container.firstElementChild as HTMLElement;
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('ids', () => {
  const Named = () => <p id={useId()} />;

  test('are unique in all roots of a page', async () => {
    const ids = [(await draw(<Named />)).id, (await draw(<Named />)).id];
    expect(new Set(ids).size).toBe(2);
  });

  test('do not end in a digit, which a caller may append', async () => {
    expect((await draw(<Named />)).id).toMatch(/\D$/);
  });

  test('stay the same when a component is drawn again', async () => {
    const Again = () => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" aria-label="Verder" id={useId()} value={count} onClick={() => setCount(count + 1)} />
      );
    };
    const button = (await draw(<Again />)) as HTMLButtonElement;
    const { id } = button;
    button.click();
    await vi.waitFor(() => expect(button.value).toBe('1'));
    expect(button.id).toBe(id);
  });
});

describe('attributes', () => {
  test('a field can switch off the spelling checker', async () => {
    expect((await draw(<input spellCheck={false} />)).getAttribute('spellcheck')).toBe('false');
  });

  test('a list has no attribute for its first choice', async () => {
    const list = await draw(
      <select defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>,
    );
    expect([list.getAttributeNames(), (list as HTMLSelectElement).value]).toEqual([[], 'b']);
  });

  test('a picture has its other attributes before it loads', async () => {
    const picture = await draw(<img src="data:," alt="" loading="lazy" />);
    expect(picture.getAttributeNames().at(-1)).toBe('src');
  });
});

test('effects of a click run with the draw, before observers see it', async () => {
  const seen: string[] = [];
  const Counter = () => {
    const [count, setCount] = useState(0);
    useEffect(() => void seen.push(`effect ${count}`), [count]);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const button = await draw(<Counter />);
  await vi.waitFor(() => expect(seen).toEqual(['effect 0']));
  const observer = new MutationObserver(() => seen.push('observer'));
  observer.observe(button, { characterData: true, childList: true, subtree: true });
  button.click();
  await soon();
  observer.disconnect();
  expect(seen).toEqual(['effect 0', 'effect 1', 'observer']);
});

test('a deferred value is drawn after the one that is urgent', async () => {
  const drawn: string[] = [];
  const Search = () => {
    const [term, setTerm] = useState('a');
    const later = useDeferredValue(term);
    drawn.push(term + later);
    return <button type="button" aria-label="Verder" onClick={() => setTerm('b')} />;
  };
  (await draw(<Search />)).click();
  await vi.waitFor(() => expect(drawn).toEqual(['aa', 'ba', 'bb']));
});

describe('an input whose handler changes no state is restored', () => {
  test('a checkbox', async () => {
    const refuse = vi.fn<() => void>();
    const box = (await draw(<input type="checkbox" checked={false} onChange={refuse} />)) as HTMLInputElement;
    box.click();
    await soon();
    expect([refuse.mock.calls.length, box.checked]).toEqual([1, false]);
  });

  test('a group of radio buttons', async () => {
    const group = await draw(
      <p>
        <input type="radio" name="size" checked onChange={() => {}} />
        <input type="radio" name="size" checked={false} onChange={() => {}} />
      </p>,
    );
    const buttons = [...group.querySelectorAll('input')];
    buttons[1]!.click();
    await soon();
    expect(buttons.map(({ checked }) => checked)).toEqual([true, false]);
  });

  test('a text field, which takes what its handler accepts', async () => {
    const Digits = () => {
      const [text, setText] = useState('1');
      return <input value={text} onChange={({ target }) => /^\d*$/.test(target.value) && setText(target.value)} />;
    };
    const field = (await draw(<Digits />)) as HTMLInputElement;
    const type = async (text: string) => {
      // React overrides the setter of the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await soon();
      return field.value;
    };
    expect([await type('1a'), await type('12')]).toEqual(['1', '12']);
  });

  test('a checkbox whose handler changes state is changed', async () => {
    const Box = () => {
      const [isOn, setOn] = useState(false);
      return <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />;
    };
    const box = (await draw(<Box />)) as HTMLInputElement;
    box.click();
    await soon();
    expect(box.checked).toBe(true);
  });
});

test('a reset of the form around keeps what was drawn', async () => {
  const form = (await draw(
    <form>
      <input value="Dak" readOnly />
      <input type="checkbox" checked readOnly />
    </form>,
  )) as HTMLFormElement;
  form.reset();
  const [text, box] = form.querySelectorAll('input');
  expect([text!.value, box!.checked]).toEqual(['Dak', true]);
});

test('a component that calls useSignals is drawn again when a signal changes', async () => {
  const count = signal(1);
  const Count = () => {
    useSignals();
    return <p>{String(count.value)}</p>;
  };
  const place = await draw(<Count />);
  count.value = 2;
  await vi.waitFor(() => expect(place.textContent).toBe('2'));
});

test('dnd-kit finds what it uses of the default export of React', async () => {
  const list = await draw(
    <div>
      <DndContext>
        <SortableContext items={['a']}>Dak</SortableContext>
      </DndContext>
    </div>,
  );
  expect(list.textContent).toContain('Dak');
});
