/** `eiland/kit/forms`: fields of forms for views. */
export { Checkbox } from '../ui/form/Checkbox.tsx';
export { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
export { Field } from '../ui/form/Field.tsx';
export { FieldErrors } from '../ui/form/FieldErrors.tsx';
export { RequiredNote } from '../ui/form/RequiredNote.tsx';
export { SelectField } from '../ui/form/SelectField.tsx';
export { FormContext, useFieldId } from '../ui/form/use-field.ts';
