import { FieldErrors } from './FieldErrors.tsx';
import type { Option } from './SelectField.tsx';
import { groupOf, markOf, idsOf, useFieldId, type FieldBase } from './use-field.ts';

export interface RadioGroupProps extends Pick<FieldBase, 'name' | 'mark' | 'errors' | 'isDisabled'> {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly Option[];
  onChange(value: string): void;
}

/** A choice of a few short options, all visible. */
export function RadioGroup({ name, legend, value, options, mark, errors, isDisabled, onChange }: RadioGroupProps) {
  const id = useFieldId(name);
  return (
    <fieldset {...groupOf(id, { mark, errors })} className={`sw-radios sw-radios--${markOf({ mark, errors })}`} id={id}>
      <legend className="sw-radios__legend">{legend}</legend>
      <div className="sw-radios__options">
        {options.map((option) => (
          <label key={option.value} className="sw-radios__option">
            <input
              className="sw-radios__control"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className="sw-radios__label">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={idsOf(id).errors} errors={errors} />
    </fieldset>
  );
}
