import { createContext, useContext } from 'react';
import { WidgetContext } from '../../i18n/use-text.ts';

/** The state of a field after a submission: not validated, valid, or with errors. */
export type Mark = 'neutral' | 'valid' | 'error';

/** What every field of a form has. */
export interface FieldBase {
  /** The key under which the value is sent; also the last part of the control's id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The id of a longer explanation elsewhere. */
  readonly describedBy?: string | undefined;
  /** With errors, the field is invalid unless it is `neutral`, as while its refused text is being changed. */
  readonly mark?: Mark | undefined;
  /** All are shown. */
  readonly errors?: readonly string[] | undefined;
  /** Screen readers announce the messages when they appear. */
  readonly isAnnounced?: boolean | undefined;
  /** A field without it is labelled optional; null shows neither, as when one option is always chosen. */
  readonly isRequired?: boolean | null | undefined;
  /** The value stays readable. */
  readonly isDisabled?: boolean | undefined;
}

/** Distinguishes forms of the same widget on one page: `2` for the second one. */
export const FormContext = createContext('');

/** The id of a control, `sw-<widget>-<name>` or `sw-<widget>-2-<name>`. Labels and error summaries refer to it. */
export function useFieldId(name: string): string {
  return ['sw', useContext(WidgetContext), useContext(FormContext), name].filter(Boolean).join('-');
}

/** The ids of the texts of a control, such as its hint and errors. */
export function idsOf(id: string) {
  return { hint: `${id}-hint`, optional: `${id}-optional`, errors: `${id}-errors` };
}

export function markOf({ mark, errors = [] }: Pick<FieldBase, 'mark' | 'errors'>): Mark {
  if (errors.length === 0) return mark ?? 'neutral';
  return mark === 'neutral' ? mark : 'error';
}

/** Whether a control may be left empty; null where that is no question, as with a box to tick. */
export type Need = 'required' | 'optional' | null;

export function needOf(isRequired: FieldBase['isRequired'] = false): Need {
  if (isRequired === null) return null;
  return isRequired ? 'required' : 'optional';
}

/** The ARIA attributes of a control. */
export function ariaOf(id: string, need: Need, field: Pick<FieldBase, 'hint' | 'describedBy' | 'mark' | 'errors'>) {
  const { hint, describedBy, errors = [] } = field;
  const parts = idsOf(id);
  const described = [
    need === 'optional' && parts.optional,
    hint && parts.hint,
    describedBy,
    errors.length > 0 && parts.errors,
  ];
  return {
    'aria-required': need === 'required' || undefined,
    'aria-invalid': markOf(field) === 'error' || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  } as const;
}

/** The ARIA attributes of a group of radios; errors belong to the group. */
export function groupOf(id: string, field: Pick<FieldBase, 'mark' | 'errors'>) {
  const { errors = [] } = field;
  return {
    role: 'radiogroup',
    'aria-invalid': markOf(field) === 'error' || undefined,
    'aria-describedby': errors.length > 0 ? idsOf(id).errors : undefined,
  } as const;
}
