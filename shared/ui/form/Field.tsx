import { useImperativeHandle, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import { afterClick } from './after-click.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ariaOf, needOf, useFieldId, type FieldBase } from './use-field.ts';
import { useNativeValue } from './use-native-value.ts';

export interface FieldProps extends FieldBase {
  readonly value: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined;
  /** Characters; more cannot be typed. */
  readonly maxLength?: number | undefined;
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  readonly spellCheck?: boolean | undefined;
  /** At the end of the line of the label. */
  readonly aside?: ReactNode;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text in a form. The control is native and named, so that the form's data can be read from the DOM. */
export function Field(props: FieldProps) {
  const { name, value, type = 'text', isDisabled, spellCheck = false, onChange, onBlur, ref } = props;
  const id = useFieldId(name);
  const need = needOf(props.isRequired);
  const { control, defaultValue } = useNativeValue<HTMLInputElement>(value);
  useImperativeHandle(ref, () => control.current!, [control]);
  return (
    <FieldFrame {...props} id={id} need={need}>
      <input
        {...ariaOf(id, need, props)}
        ref={control}
        className="sw-field__control"
        id={id}
        name={name}
        type={type}
        defaultValue={defaultValue}
        disabled={isDisabled}
        autoComplete={props.autoComplete}
        autoCapitalize={props.autoCapitalize}
        autoCorrect="off"
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        spellCheck={spellCheck}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur && (() => afterClick(onBlur))}
      />
    </FieldFrame>
  );
}
