import { LOAD_EXAMPLES } from '../../loader/triggers/all-triggers.ts';
import type { WidgetsFile } from '../widgets-json/widgets-file.ts';
import { wordsOf } from './attribute-type.ts';
import { TRIGGERS } from './widget-types.ts';

interface Value {
  readonly name: string;
  readonly description?: string;
}

interface EditorAttribute {
  readonly name: string;
  readonly description: string;
  readonly values: readonly Value[];
}

/** Every attribute of a widget once, with what it means in each widget that has it. */
export function editorAttributes({ widgets }: Pick<WidgetsFile, 'widgets'>): EditorAttribute[] {
  const byName = new Map<string, { meanings: Map<string, string[]>; words: Set<string> }>();
  for (const { name, inputs } of widgets)
    for (const input of Object.values(inputs.properties)) {
      const attribute = input['x-attribute'];
      const entry = byName.get(attribute) ?? { meanings: new Map<string, string[]>(), words: new Set<string>() };
      byName.set(attribute, entry);
      const meaning = input['x-help'].en;
      entry.meanings.set(meaning, [...(entry.meanings.get(meaning) ?? []), name]);
      for (const word of wordsOf(input) ?? []) entry.words.add(word);
    }
  const names = widgets.map(({ name, description }) => ({ name, description: description.en }));
  const triggers = LOAD_EXAMPLES.map(({ value, label }) => ({ name: value, description: label.en }));
  return [
    { name: 'data-widget', description: 'The widget of this element.', values: names },
    ...TRIGGERS.map((attribute) => ({ ...attribute, values: triggers })),
    ...[...byName].map(([name, { meanings, words }]) => ({
      name,
      description: [...meanings].map(([meaning, of]) => `${of.join(', ')}: ${meaning}`).join('\n\n'),
      values: [...words].map((word) => ({ name: word })),
    })),
  ];
}

/** For VS Code and editors that use its language server: the setting `html.customData`. */
export function htmlCustomData(file: Pick<WidgetsFile, 'widgets'>): object {
  const attributes = editorAttributes(file).map(({ values, ...rest }) => ({
    ...rest,
    ...(values.length > 0 && { values }),
  }));
  return { version: 1.1, globalAttributes: attributes };
}

/** For JetBrains, which finds it by `web-types` in the package.json of an installed package. */
export function webTypes(file: Pick<WidgetsFile, 'widgets' | 'version'>): object {
  const attributes = editorAttributes(file).map(({ name, description, values }) => ({
    name,
    description,
    ...(values.length > 0 && {
      // Other values, such as another distance, are valid too.
      value: { kind: 'plain', type: 'string' },
      values,
    }),
  }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'eiland',
    version: file.version,
    'description-markup': 'markdown',
    contributions: { html: { attributes } },
  };
}
