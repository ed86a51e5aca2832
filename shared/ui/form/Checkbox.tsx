import type { Content } from 'react/jsx-runtime';
import { FieldErrors } from './FieldErrors.tsx';
import { ariaOf, markOf, idsOf, useFieldId, type FieldBase } from './use-field.ts';

export interface CheckboxProps extends Omit<FieldBase, 'label'> {
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** The label. */
  readonly children: Content;
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { name, isChecked, children, hint, mark, errors, isRequired, isDisabled, onChange } = props;
  const id = useFieldId(name);
  const parts = idsOf(id);
  return (
    <div className={`sw-checkbox sw-checkbox--${markOf({ mark, errors })}`}>
      <div className="sw-checkbox__row">
        <input
          {...ariaOf(id, isRequired ? 'required' : null, props)}
          className="sw-checkbox__control"
          id={id}
          name={name}
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className="sw-checkbox__label" htmlFor={id}>
          {children}
        </label>
      </div>
      {hint && (
        <p className="sw-field__hint sw-checkbox__hint" id={parts.hint}>
          {hint}
        </p>
      )}
      <FieldErrors id={parts.errors} errors={errors} isAnnounced={props.isAnnounced} />
    </div>
  );
}
