// @vitest-environment happy-dom
import { findByLabelText, findByText, fireEvent, waitFor } from '@testing-library/dom';
import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { typedValues } from '../ui/form/typed-values.ts';
import { Slot } from '../ui/slots/Slot.tsx';
import { defineIsland } from './define-island.tsx';
import type { Widget } from './host.ts';

const lamps = signal(['Hal', 'Zolder']);
const isMoved = signal(false);
const breaks = signal(false);
const onSubmit = vi.fn<(values: Record<string, string>) => void>();

function Lamps() {
  useSignals();
  if (breaks.value) throw new Error('The lamp broke.');
  return (
    <>
      {isMoved.value && (
        <header>
          <Slot name="end" />
        </header>
      )}
      <ul>
        {lamps.value.map((lamp) => (
          <li key={lamp}>
            <span>{lamp}</span>
            <Slot name="lamp-end" copyKey={lamp} data={{ lampName: lamp }} />
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(typedValues(event.currentTarget));
        }}
      >
        <input name="own" defaultValue="lamp" />
        <Slot name="in-form" />
      </form>
      {!isMoved.value && <Slot name="end" />}
    </>
  );
}

const island = defineIsland({
  name: 'lamps',
  inputs: z.object({}),
  load: 'eager',
  slots: ['lamp-end', 'in-form', 'end'],
  model: () => ({}),
  View: Lamps,
});

const page = (templates: string) => `<div data-widget="lamps"><p>Van de winkel</p>${templates}</div>`;
const NOTE = '<template data-slot="end"><label>Opmerking <input name="note"></label></template>';

// DOMPurify reads the name of a node by the getter of `Node`, which is empty in happy-dom.
Object.defineProperty(Node.prototype, 'nodeName', {
  get(this: Node) {
    return this instanceof Element ? this.tagName : '#text';
  },
});
// In happy-dom, the form around a field wins over the one that its attribute names.
Object.defineProperty(HTMLInputElement.prototype, 'form', {
  get(this: HTMLInputElement) {
    const id = this.getAttribute('form');
    return id === null ? this.closest('form') : document.querySelector(`form#${id}`);
  },
});

beforeEach(() => {
  lamps.value = ['Hal', 'Zolder'];
  isMoved.value = false;
  breaks.value = false;
  onSubmit.mockClear();
});

async function mount(templates: string) {
  const opened = await openPage();
  return { ...opened, ...opened.mount(island, page(templates)) };
}

describe('the content of a template', () => {
  test('is shown in its slot, and keeps what was typed when the widget draws again or elsewhere', async () => {
    const { element } = await mount(NOTE);
    const field = await findByLabelText<HTMLInputElement>(element, 'Opmerking');
    field.value = 'Bel achter';
    lamps.value = ['Zolder'];
    await waitFor(() => expect(element.textContent).not.toContain('Hal'));
    isMoved.value = true;
    await waitFor(() => expect(element.querySelector('header')!.contains(field)).toBe(true));
    expect(field.value).toBe('Bel achter');
    expect(element.querySelectorAll('[name=note]')).toHaveLength(1);
  });

  test('returns to its template when the widget unmounts, and is shown again by the next mount', async () => {
    let mountAgain = () => () => {};
    const repeatable: Widget = {
      ...island,
      mount: (place, host) => (mountAgain = () => island.mount(place, host))(),
    };
    const { element, unmount } = (await openPage()).mount(repeatable, page(NOTE));
    (await findByLabelText<HTMLInputElement>(element, 'Opmerking')).value = 'Bel achter';
    unmount();
    const [template] = element.querySelectorAll('template');
    await waitFor(() => expect(template!.content.querySelector('input')?.value).toBe('Bel achter'));
    expect(element.textContent).toContain('Van de winkel');
    const unmountAgain = mountAgain();
    expect((await findByLabelText<HTMLInputElement>(element, 'Opmerking')).value).toBe('Bel achter');
    unmountAgain();
  });

  test('returns to its template when the widget fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element, states } = await mount(NOTE);
    await findByLabelText(element, 'Opmerking');
    breaks.value = true;
    await waitFor(() => expect(states).toEqual(['ready', 'failed']));
    await waitFor(() =>
      expect(element.outerHTML).toBe(
        page(NOTE.replace('<input name="note">', '<input name="note" form="sw-no-form">')),
      ),
    );
  });

  test('of a repeated slot is copied, with data, with ids of its own, and kept by key', async () => {
    const { element } = await mount(
      '<template data-slot="lamp-end"><label for="colour">Kleur</label> <input id="colour"></template>',
    );
    await waitFor(() => expect(element.querySelectorAll('li input')).toHaveLength(2));
    const [first, second] = element.querySelectorAll<HTMLInputElement>('li input');
    expect(second!.labels?.[0]?.closest('li')).toBe(second!.closest('li'));
    expect(first!.id).not.toBe(second!.id);
    expect(second!.closest('.sw-slot')!.matches('[data-slot=lamp-end][data-lamp-name=Zolder]')).toBe(true);
    second!.value = 'groen';
    lamps.value = ['Hal'];
    await waitFor(() => expect(second!.isConnected).toBe(false));
    lamps.value = ['Zolder', 'Hal'];
    await waitFor(() => expect(element.querySelector('li input')).toBe(second));
    expect(second!.value).toBe('groen');
  });

  test('of two templates for one slot is shown in order', async () => {
    const { element } = await mount(
      '<template data-slot="end"><b>Een</b></template><template data-slot="end"><b>Twee</b></template>',
    );
    await findByText(element, 'Twee');
    expect(element.querySelector('.sw-slot[data-slot=end]')!.textContent).toBe('EenTwee');
  });

  test('of a widget inside the element belongs to that widget', async () => {
    const inner = '<div data-widget="other"><template data-slot="elsewhere"><b>Binnen</b></template></div>';
    const { templateErrors, states } = await mount(inner);
    await waitFor(() => expect(states).toEqual(['ready']));
    expect(templateErrors).toEqual([]);
  });
});

describe('a form of the widget', () => {
  const FIELDS = '<template data-slot="in-form"><input name="own" value="page"><input name="mail"></template>';

  test('neither sends fields of a slot nor is submitted by them', async () => {
    const { element } = await mount(FIELDS);
    await waitFor(() => expect(element.querySelector('[name=mail][form]')).not.toBeNull());
    fireEvent.submit(element.querySelector('form')!);
    expect(onSubmit.mock.calls).toEqual([[{ own: 'lamp' }]]);
  });

  test('does not handle a form in a slot', async () => {
    const { element } = await mount('<template data-slot="in-form"><p>Nieuws</p></template>');
    const text = await findByText(element, 'Nieuws');
    // The parser of the test's browser drops a form in a form.
    const form = document.createElement('form');
    text.append(form);
    fireEvent.submit(form);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('shop:slot-ready', () => {
  const heard = () => {
    const slots: { slot: string; element: HTMLElement; data: object }[] = [];
    bus.on('slot-ready', (detail) => slots.push(detail));
    return slots;
  };

  test('names each slot once, with its element and data, so that a script can fill one without a template', async () => {
    const slots = heard();
    const { element } = await mount('');
    await waitFor(() => expect(slots.map(({ slot }) => slot)).toEqual(['lamp-end', 'lamp-end', 'in-form', 'end']));
    expect(slots[1]!.data).toEqual({ lampName: 'Zolder' });
    slots[1]!.element.textContent = 'Van een script';
    lamps.value = ['Zolder', 'Kelder'];
    await findByText(element, 'Kelder');
    expect(slots.at(-1)!.data).toEqual({ lampName: 'Kelder' });
    expect(slots).toHaveLength(5);
    expect(element.querySelector('li')!.textContent).toBe('ZolderVan een script');
  });

  test('comes after the slot is filled', async () => {
    let text: string | null = null;
    bus.on('slot-ready', ({ slot, element }) => {
      if (slot === 'end') text = element.textContent;
    });
    await mount('<template data-slot="end"><b>Gevuld</b></template>');
    await waitFor(() => expect(text).toBe('Gevuld'));
  });
});

describe('a template error is reported for', () => {
  test('slots that the widget does not have', async () => {
    const { templateErrors } = await mount('<template data-slot="ende"></template><template data-slot></template>');
    await waitFor(() => expect(templateErrors).toHaveLength(1));
    expect(templateErrors).toEqual([
      { attribute: 'data-slot', expected: 'lamp-end, in-form, end', found: 'ende, (empty)' },
    ]);
  });

  test('code in a template, which is removed', async () => {
    const { element, templateErrors } = await mount(`<template data-slot="end">
      <script>window.ran = 1</script><b onclick="window.ran = 2">Vet</b>
      <a href="javascript:window.ran = 3">Link</a><iframe srcdoc="x"></iframe>
      <form action="javascript:window.ran = 4"><button formaction="javascript:window.ran = 5">Stuur</button></form>
    </template>`);
    await findByText(element, 'Vet');
    const slot = element.querySelector('.sw-slot[data-slot=end]')!;
    expect(slot.innerHTML).not.toMatch(/script|onclick|iframe/);
    expect(templateErrors).toEqual([
      {
        attribute: '<template data-slot="end">',
        expected: 'HTML without code and frames',
        found: '<script>, onclick, href, <iframe>, action, formaction',
      },
    ]);
    expect(window).not.toHaveProperty('ran');
  });
});

test('forms, ids, classes, data attributes, custom elements and widgets stay', async () => {
  const content =
    '<shop-countdown until="2026-12-01" class="clock" id="clock"></shop-countdown>' +
    '<form action="/signup" target="_blank"><input name="name" id="name"><button type="submit">Meld aan</button></form>' +
    '<div data-widget="newsletter-box" data-queue="mail"><p>Nieuwsbrief</p></div>';
  const { element, templateErrors } = await mount(`<template data-slot="end">${content}</template>`);
  await findByText(element, 'Nieuwsbrief');
  expect(element.querySelector('.sw-slot[data-slot=end]')!.innerHTML).toBe(content);
  expect(templateErrors).toEqual([]);
});
