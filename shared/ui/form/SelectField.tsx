import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { Icon } from '../basics/Icon.tsx';
import { ariaOf, needOf, useFieldId, type FieldBase } from './use-field.ts';
import { useNativeValue } from './use-native-value.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldBase {
  readonly value: string;
  readonly options: readonly Option[];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onChange(value: string): void;
}

/** One of several, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, options, isDisabled, autoComplete, onChange } = props;
  const id = useFieldId(name);
  const need = needOf(props.isRequired);
  const choices = options.map((option) => option.value).join('\n');
  const { control, defaultValue } = useNativeValue<HTMLSelectElement>(value, choices);
  return (
    <FieldFrame {...props} id={id} need={need} end={<Icon name="chevron" className="sw-field__arrow" />}>
      <select
        {...ariaOf(id, need, props)}
        ref={control}
        className="sw-field__control sw-field__control--select"
        id={id}
        name={name}
        defaultValue={defaultValue}
        disabled={isDisabled}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
