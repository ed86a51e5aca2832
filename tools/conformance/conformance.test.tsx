// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineIsland, headingInput } from '../../shared/kit/island.ts';
import { defineEnhancer, text } from '../../shared/kit/kit.ts';
import { endpoint, signal, type Services } from '../../shared/kit/model.ts';
import { Button, Heading, useSignals, useText } from '../../shared/kit/view.ts';
import type { Host, Widget } from '../../shared/runtime/host.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';
import { conformanceChecks, type Subject } from './conformance.ts';

/** Faults are planted into a widget without any: each check has to find its own. */

const readLamp = endpoint({ path: '/lamp', safe: true, answer: z.object({ name: z.string() }) });
const readAnything = endpoint({ path: '/lamp', safe: true, answer: z.any() });

function createLamp({ call }: Services, { watt }: { readonly watt: number }) {
  const name = signal('');
  const presses = signal(0);
  return {
    watt,
    name,
    presses,
    async start() {
      name.value = (await call(readLamp)).name;
    },
    press: () => void presses.value++,
  };
}

type LampState = ReturnType<typeof createLamp>;

function Lamp({ model }: { readonly model: LampState }) {
  useSignals();
  const t = useText<typeof texts>();
  return (
    <section>
      <Heading>{model.name.value}</Heading>
      <p>{`${model.watt} W`}</p>
      <input aria-label={t('note')} />
      <Button onClick={model.press}>{t('press', { count: model.presses.value })}</Button>
    </section>
  );
}

const inputs = z.object({ watt: z.number().check(z.minimum(1)), headingLevel: headingInput });
const definition = { name: 'acme-lamp', inputs, load: 'visible', model: createLamp, View: Lamp };
const island = defineIsland(definition);

const texts = { note: 'Note', press: 'Pressed {{count}} times' };

const words = (word: string) => ({ nl: word, de: word, en: word });

const metadata: WidgetMetadata = {
  title: words('Lamp'),
  text: words('Shows a lamp.'),
  group: 'others',
  inputs: { watt: words('Its power.'), headingLevel: HEADING_LEVEL.help },
  labels: { watt: words('Power'), headingLevel: HEADING_LEVEL.label },
  calls: { readLamp },
  publishes: [],
  subscribes: [],
  example: '<div data-widget="acme-lamp" data-watt="40"><p>A lamp of 40 W</p></div>',
};

const correct: Subject = {
  widget: island,
  texts: { nl: texts, de: texts, en: texts },
  metadata,
  answers: { '/lamp': { name: 'Desk lamp' } },
  use: (element) => element.querySelector('button')?.click(),
};

/** The island with another function to mount it. */
function mountedBy(mount: (element: HTMLElement, host: Host) => () => void): Subject {
  return { ...correct, widget: { ...island, mount } };
}

const drawnBy = (View: typeof Lamp): Subject => ({ ...correct, widget: defineIsland({ ...definition, View }) });

/** It does something with each mount, and something with each unmount. */
function alsoDoing(begin: (element: HTMLElement) => unknown, end: (element: HTMLElement) => unknown = () => {}) {
  return mountedBy((element, host) => {
    begin(element);
    const unmount = island.mount(element, host);
    return () => {
      unmount();
      end(element);
    };
  });
}

const shared = signal(0);

const enhanced: Widget = defineEnhancer({
  name: 'acme-lamp',
  inputs: { watt: text() },
  load: 'visible',
  wire(element, { watt }) {
    element.textContent = watt;
  },
});

/** The same widget with another type of its input, and an example that is valid. */
function withInput(type: z.ZodMiniType<number | string>, value: string, values?: Subject['values']): Subject {
  const typed = { ...definition, inputs: z.object({ watt: type, headingLevel: headingInput }) };
  const example = metadata.example.replace('data-watt="40"', `data-watt="${value}"`);
  const widget = defineIsland(typed as never);
  return { ...correct, widget, metadata: { ...metadata, example }, ...(values && { values }) };
}

type Fault = readonly [name: string, subject: Subject, message: RegExp];

/** By check. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'mounts from its attributes': [
    ['it draws nothing', drawnBy(() => null as never), /draws nothing/],
    ['its call is unknown to the shop', { ...correct, answers: {} }, /is failed, and not ready/],
    ['it writes to the console', alsoDoing(() => console.error('Deprecated')), /The console says: Deprecated/],
    ['it never is ready', mountedBy(() => () => {}), /neither ready nor failed/],
  ],
  'reports a wrong or missing input in the console': [
    [
      'it reports nothing',
      mountedBy((element, host) => island.mount(element, { ...host, reportTemplateError() {} })),
      /Without data-watt, the console says nothing of the attribute/,
    ],
    [
      'it hides the HTML of the shop',
      alsoDoing((element) => (element.firstElementChild as HTMLElement).setAttribute('hidden', '')),
      /With data-watt=".+", the HTML of the shop is not visible/,
    ],
  ],
  'does what it declares when a script changes an input': [
    [
      'it does not read its inputs again',
      mountedBy((element, host) => island.mount(element, { ...host, onInputs() {} })),
      /data-watt=".+" set later: .* and not 1 mounts, data-watt reported/,
    ],
    [
      'it declares an input that it does not have',
      { ...correct, widget: { ...island, changes: { volt: 'live' } } },
      /names "volt", which is no input/,
    ],
  ],
  'keeps the HTML of the shop when it fails, and restores it when it unmounts': [
    [
      'it leaves a text',
      alsoDoing(
        () => {},
        (element) => element.append('Off'),
      ),
      /After the widget has unmounted/,
    ],
    ['it leaves an attribute', alsoDoing((element) => element.setAttribute('data-on', '')), /the element is/],
    ['it replaces the text of its element', { ...correct, widget: enhanced }, /After the widget has unmounted/],
    [
      'it removes the HTML when a call fails',
      mountedBy((element, host) =>
        island.mount(element, {
          ...host,
          setState(state, error) {
            if (state === 'failed') element.querySelector(':scope > p')?.setAttribute('hidden', '');
            host.setState(state, error);
          },
        }),
      ),
      /the shop's text "A lamp of 40 W" is not visible/,
    ],
  ],
  'leaves no listener, node or timer behind when it unmounts': [
    ['a listener', alsoDoing(() => document.addEventListener('scroll', () => {})), /scroll on the document/],
    ['a global listener', alsoDoing(() => addEventListener('resize', () => {})), /resize on the window/],
    [
      'a listener on HTML of the shop',
      alsoDoing((element) => element.querySelector('p')?.addEventListener('click', () => {})),
      /click on an element of the shop \(p\)/,
    ],
    ['a node', alsoDoing(() => document.body.append(document.createElement('aside'))), /An element stays .*aside/],
    ['an interval', alsoDoing(() => setInterval(() => {}, 5000)), /setInterval of 5000 ms/],
    ['a timer', alsoDoing(() => setTimeout(() => {}, 5000)), /setTimeout of 5000 ms/],
  ],
  'shares no state with another one on the page': [
    [
      'a value of the module',
      drawnBy(({ model }) => <Lamp model={{ ...model, presses: shared, press: () => void shared.value++ }} />),
      /changes the other/,
    ],
    [
      'an id',
      drawnBy(({ model }) => (
        <div id="lamp">
          <Lamp model={model} />
        </div>
      )),
      /the id "lamp"/,
    ],
    [
      'what unmounts',
      alsoDoing(
        () => {},
        () => document.querySelector('.sw-root')?.replaceChildren(),
      ),
      /When one of them unmounts/,
    ],
  ],
  'sends the calls that it describes': [
    [
      'an answer has another path',
      { ...correct, answers: { '/lamp': { name: 'Desk lamp' }, '/lamps': {} } },
      /The answer of \/lamps is never used: the example and `use` call \/lamp/,
    ],
    ['a call is not described', { ...correct, metadata: { ...metadata, calls: {} } }, /must have the call of \/lamp/],
    ['no call is sent', { ...correct, widget: enhanced, answers: {} }, /send no call/],
  ],
  'survives empty and odd answers of its calls': [
    [
      'it trusts the answer',
      {
        ...correct,
        widget: defineIsland({
          ...definition,
          model: (services: Services, read: { readonly watt: number }) => {
            const lamp = createLamp(services, read);
            return {
              ...lamp,
              async start() {
                lamp.name.value = ((await services.call(readAnything)) as { name: string }).name.toUpperCase();
              },
            };
          },
        }),
      },
      /With {}: \[acme-lamp\] failed/,
    ],
  ],
  'runs no script that is in an answer': [
    [
      'it writes HTML',
      drawnBy(({ model }) => {
        useSignals();
        return <div dangerouslySetInnerHTML={{ __html: model.name.value }} />;
      }),
      /The attribute onerror runs a script/,
    ],
  ],
  'has a name for each control': [
    ['a button', drawnBy(() => <Button>{''}</Button>), /A button has no name/],
    ['a field', drawnBy(() => <input />), /A textbox has no name/],
  ],
  'has headings of the level that the page gives': [
    ['it ignores the level', drawnBy(() => <h1>Lamp</h1>), /With data-heading-level="2", the headings are h1/],
    [
      'it has a main heading without the input',
      {
        ...correct,
        widget: defineIsland({ ...definition, inputs: z.object({ watt: z.number() }), View: () => <h1>Lamp</h1> }),
      },
      /has an h1/,
    ],
  ],
  'has the same texts in every language': [
    ['a missing text', { ...correct, texts: { ...correct.texts, de: { note: 'Notiz' } } }, /de: 'press' is missing/],
    [
      'another placeholder',
      { ...correct, texts: { ...correct.texts, en: { ...texts, press: '{{times}} presses' } } },
      /en: 'press' has the placeholders {{times}}/,
    ],
  ],
  'is described in every language': [
    ['an input', { ...correct, metadata: { ...metadata, labels: {} } }, /`labels` .* must name: headingLevel watt/],
    [
      'a language',
      { ...correct, metadata: { ...metadata, title: { ...metadata.title, de: ' ' } } },
      /title has no text in "de"/,
    ],
    [
      'a command',
      { ...correct, widget: { ...island, handles: ['cart-get'] } },
      /`subscribes` of the metadata must have the command: cart-get/,
    ],
  ],
};

const checks = conformanceChecks(correct);

test.each(checks)('a widget without a fault $name', ({ run }) => run());

test('each check has a fault that it finds', () => {
  expect(Object.keys(FAULTS)).toEqual(checks.map(({ name }) => name));
});

describe.each(Object.entries(FAULTS))('the check whether a widget %s', (check, faults) => {
  test.each(faults)('finds that %s', async (_name, subject, message) => {
    const { run } = conformanceChecks(subject).find(({ name }) => name === check)!;
    await expect(run()).rejects.toThrow(message);
  });
});

describe('inputs of every type pass', () => {
  const named = (subject: Subject, name: RegExp) => conformanceChecks(subject).find((check) => name.test(check.name))!;

  test.each([
    ['a number between two bounds', withInput(z.int().check(z.minimum(100), z.maximum(1000)), '400')],
    ['a list of words', withInput(z.enum(['flat', 'pitched']), 'flat')],
    ['a list of words with a default', withInput(z._default(z.enum(['flat', 'pitched']), 'flat'), 'pitched')],
    ['a text of some length', withInput(z.string().check(z.minLength(9)), 'a long text')],
    [
      'a pattern with a given value',
      withInput(z.string().check(z.regex(/^\d{4}[A-Z]{2}$/)), '1012LG', { watt: '1234AB' }),
    ],
  ])('%s', async (_, subject) => {
    await named(subject, /when a script changes an input/).run();
    await named(subject, /wrong or missing input/).run();
  });

  test('a value that cannot be found is asked for', async () => {
    const subject = withInput(z.string().check(z.regex(/^\d{4}[A-Z]{2}$/)), '1012LG');
    await expect(named(subject, /when a script changes an input/).run()).rejects.toThrow("values: { watt: '…' }");
  });
});
