import { readFileSync } from 'node:fs';

export interface Input {
  readonly attribute: string;
  readonly isText: boolean;
  readonly isRequired: boolean;
}

interface Described {
  readonly name: string;
  readonly perPage: 'one' | 'many';
  readonly inputs: {
    readonly properties: Readonly<Record<string, { readonly type?: string; readonly 'x-attribute': string }>>;
    readonly required: readonly string[];
  };
}

const file = new URL('../../dist/widgets.json', import.meta.url);
const { widgets } = JSON.parse(readFileSync(file, 'utf8')) as { widgets: readonly Described[] };

/** All widgets with their inputs, from the build. */
export const WIDGETS = widgets.map(({ name, perPage, inputs: { properties, required } }) => ({
  name,
  mayRepeat: perPage === 'many',
  inputs: Object.entries(properties).map(([key, { type, 'x-attribute': attribute }]): Input => ({
    attribute,
    isText: type === 'string',
    isRequired: required.includes(key),
  })),
}));
