import type { WidgetEntry } from './widgets.ts';

interface EntryOptions extends Pick<WidgetEntry, 'name' | 'example'> {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** For tests: an entry of `widgets.json` with these inputs. */
export function createWidgetEntry({ name, example, properties, required = [] }: EntryOptions): WidgetEntry {
  const words = { nl: name, de: name, en: name };
  const inputs = Object.entries(properties).map(([input, schema]) => {
    const attribute = `data-${input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return [
      input,
      { ...schema, 'x-attribute': attribute, 'x-label': { nl: input, de: input, en: input }, 'x-help': words },
    ] as const;
  });
  return {
    name,
    title: words,
    description: words,
    group: 'others',
    perPage: 'many',
    element: { tag: 'div', inside: 'fallback', serverMarkup: [] },
    sample: { inputs: {}, inside: '' },
    companions: [],
    slots: [],
    kind: 'island',
    load: 'eager',
    inputs: { type: 'object', properties: Object.fromEntries(inputs), required: [...required] },
    example,
    calls: [],
    events: { publishes: [], subscribes: [] },
    files: [],
    needs: [],
  };
}
