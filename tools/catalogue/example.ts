import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { fieldsOf, type Field } from './fields.ts';
import { innerLength, readMarkup, type Opening, type Piece, type Written } from './markup.ts';
import type { WidgetEntry } from './widgets.ts';

export type Inputs = Readonly<Record<string, unknown>>;

/** The parts of the HTML that embeds a widget. */
export interface Example {
  readonly before: string;
  readonly tag: string;
  /** Attributes that are not inputs, such as a class. */
  readonly attributes: readonly Written[];
  readonly load: string;
  /** Everything after the start tag, without the script with inputs. */
  readonly after: string;
  /** Everything inside the element, without the script with inputs. */
  readonly inside: string;
  readonly inputs: Inputs;
  readonly fields: readonly Field[];
}

/** Parses the example of a widget. Its inputs are the initial values of the form. */
export function readExample(entry: Pick<WidgetEntry, 'name' | 'example' | 'inputs'>): Example {
  const { name, example, inputs: schema } = entry;
  const pieces = readMarkup(example);
  const place = pieces.findIndex((piece) => isElementOf(piece, name));
  const opening = pieces[place] as Opening | undefined;
  if (!opening) throw new Error(`The example of ${name} does not embed it.`);
  const script = inputsScript(pieces, place);
  const scriptInputs: Record<string, unknown> = { ...script?.given };
  const ours = new Map(Object.keys(schema.properties).map((input) => [attributeOf(input), input]));
  for (const [attribute, value] of opening.attributes) {
    const input = ours.get(attribute);
    if (input !== undefined) scriptInputs[input] = value;
  }
  const fields = fieldsOf(entry, scriptInputs);
  const after = script
    ? example.slice(opening.end, script.start) + example.slice(script.end)
    : example.slice(opening.end);
  return {
    before: example.slice(0, opening.start),
    tag: opening.tag,
    attributes: opening.attributes.filter(([key]) => !ours.has(key) && key !== 'data-widget' && key !== 'data-load'),
    load: opening.attributes.find(([key]) => key === 'data-load')?.[1] ?? '',
    after,
    inside: after.slice(0, innerLength(after)).trim(),
    inputs: Object.fromEntries(
      fields.flatMap(({ name: input, exampleValue }) => (exampleValue === undefined ? [] : [[input, exampleValue]])),
    ),
    fields,
  };
}

/** The input of which an attribute repeats the value, such as the `href` of a link. Undefined for other attributes. */
export function repeatedInput({ inputs }: Pick<Example, 'inputs'>, value: string): string | undefined {
  return value === '' ? undefined : Object.keys(inputs).find((input) => inputs[input] === value);
}

/** The attributes that are not inputs. Those that repeat an input have its new value. */
export function attributesWith(example: Example, inputs: Inputs): Written[] {
  return example.attributes.map(([key, value]) => {
    const repeated = inputs[repeatedInput(example, value) ?? ''];
    return [key, typeof repeated === 'string' ? repeated : value];
  });
}

function isElementOf(piece: Piece, name: string): boolean {
  return piece.is === 'opening' && piece.attributes.some(([key, value]) => key === 'data-widget' && value === name);
}

interface InputsScript {
  readonly start: number;
  readonly end: number;
  readonly given: Inputs;
}

/** The child script with inputs; a script with `data-initial` stays. */
function inputsScript(pieces: readonly Piece[], place: number): InputsScript | undefined {
  let depth = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at <= place || piece.is === 'text') continue;
    if (piece.is === 'closing') {
      depth--;
      if (depth < 0) return undefined;
    } else if (!piece.isVoid) {
      if (depth === 0 && piece.tag === 'script' && !piece.attributes.some(([key]) => key === 'data-initial'))
        return scriptAt(pieces, at);
      depth++;
    }
  }
  return undefined;
}

function scriptAt(pieces: readonly Piece[], at: number): InputsScript {
  const [opening, text, closing] = pieces.slice(at, at + 3);
  const before = pieces[at - 1];
  // Also removes the blank line before it.
  const start = before?.is === 'text' && before.text.trim() === '' ? before.start : opening!.start;
  const scriptInputs = text?.is === 'text' ? (JSON.parse(text.text) as Inputs) : {};
  return { start, end: (closing ?? opening!).end, given: scriptInputs };
}
