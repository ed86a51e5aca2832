import * as z from 'zod/mini';
import { attributeOf } from '../../../shared/runtime/attribute-name.ts';
import { readAttributes } from '../../../shared/runtime/attributes.ts';
import type { Widget } from '../../../shared/runtime/host.ts';
import { readInputs } from '../../../shared/runtime/inputs.ts';
import { inputNames } from '../../widgets-json/input-schema.ts';
import { elementIn } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';

/** Valid values of most types. One is invalid for each type but free text. */
const VALUES = [
  'main',
  '21',
  '22',
  'true',
  'false',
  '/other',
  'youtube',
  'vimeo',
  'pdf',
  '2',
  '3',
  '[]',
  '[{}]',
  '[{"item_id":"a","price":1}]',
  '{}',
  '{"item_id":"a"}',
  '{',
  '-',
  '',
];

export interface InputValues {
  readonly input: string;
  readonly attribute: string;
  readonly valid: string | undefined;
  /** Undefined where every text is valid. */
  readonly invalid: string | undefined;
  /** A page must give it. */
  readonly isRequired: boolean;
}

/**
 * For each input of the widget, values that the example does not have.
 *
 * @param drawn the element whose other inputs count for an invalid value; an enhancer may read what it has drawn
 */
export function inputValues({ widget, metadata, values: ownValues = {} }: Subject, drawn?: HTMLElement): InputValues[] {
  const printed = elementIn(widget.name, metadata.example);
  const isValid = validator(widget, printed);
  const all = inputNames(widget).map((input) => {
    const attribute = attributeOf(input);
    const own = ownValues[input] === undefined ? [] : [ownValues[input]];
    const values = [...own, ...valuesOf(widget, input), ...VALUES].filter(
      (value) => value !== printed.getAttribute(attribute),
    );
    return {
      input,
      attribute,
      valid: values.find((value) => isValid(printed, attribute, value)),
      invalid: values.find((value) => !isValid(drawn ?? printed, attribute, value)),
      isRequired: printed.hasAttribute(attribute) && !isValid(printed, attribute, null),
    };
  });
  failIf(
    all.flatMap(({ input, attribute, valid }) =>
      valid === undefined
        ? [`No value for ${attribute} is known beside that of the example: give one as \`values: { ${input}: '…' }\`.`]
        : [],
    ),
  );
  return all;
}

/** What its type says of valid values: the first ones of a list, and the bounds of a number or a text. */
function valuesOf({ inputs }: Widget, input: string): string[] {
  const type = '_zod' in inputs ? (inputs as z.ZodMiniObject).shape[input] : undefined;
  if (!type) return [];
  const schema = z.toJSONSchema(type as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
  return [schema, ...(schema.anyOf ?? [])].flatMap(({ enum: options = [], minimum, maximum, minLength, maxLength }) => [
    ...options.map(String),
    ...[minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound, bound - 1, bound + 1].map(String))),
    ...[minLength, maxLength].flatMap((length) => (length === undefined ? [] : ['x'.repeat(length)])),
  ]);
}

type IsValid = (source: HTMLElement, attribute: string, value: string | null) => boolean;

function validator(widget: Widget, printed: HTMLElement): IsValid {
  const { inputs } = widget;
  const markup = widget.readServerMarkup?.(printed.cloneNode(true) as HTMLElement);
  return (source, attribute, value) => {
    const element = source.cloneNode(true) as HTMLElement;
    if (value === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
    if (!('_zod' in inputs)) return readAttributes(element, inputs, () => {}) !== null;
    const read = readInputs(element, inputs as z.ZodMiniObject, markup);
    return read.is === 'read' && !read.templateErrors;
  };
}
