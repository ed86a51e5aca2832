import type * as z from 'zod/mini';
import { attributeOf } from '../../../shared/runtime/attribute-name.ts';
import { readAttributes } from '../../../shared/runtime/attributes.ts';
import type { Widget } from '../../../shared/runtime/host.ts';
import { readInputs } from '../../../shared/runtime/inputs.ts';
import { inputNames } from '../../widgets-json/input-schema.ts';
import { elementIn } from '../page.ts';
import type { Subject } from '../subject.ts';

/** For each type of input, one of them is valid. Another one is invalid for each type but free text. */
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
  /** Undefined where no value of the list is. */
  readonly valid: string | undefined;
  readonly invalid: string | undefined;
  /** A page must give it. */
  readonly isRequired: boolean;
}

/**
 * For each input of the widget, values that the example does not have.
 *
 * @param drawn the element whose other inputs count for an invalid value; an enhancer may read what it has drawn
 */
export function inputValues({ widget, metadata }: Subject, drawn?: HTMLElement): InputValues[] {
  const printed = elementIn(widget.name, metadata.example);
  const isValid = validator(widget, printed);
  return inputNames(widget).map((input) => {
    const attribute = attributeOf(input);
    const values = VALUES.filter((value) => value !== printed.getAttribute(attribute));
    return {
      input,
      attribute,
      valid: values.find((value) => isValid(printed, attribute, value)),
      invalid: values.find((value) => !isValid(drawn ?? printed, attribute, value)),
      isRequired: printed.hasAttribute(attribute) && !isValid(printed, attribute, null),
    };
  });
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
