import { afterClick } from './after-click.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ariaOf, needOf, useFieldId, type FieldBase } from './use-field.ts';
import { useNativeValue } from './use-native-value.ts';

export interface TextAreaProps extends FieldBase {
  readonly value: string;
  /** Lines that are seen at once; more can be typed. */
  readonly rows?: number;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
}

/** Several lines of text in a form; where the browser can, the box grows with them. */
export function TextArea(props: TextAreaProps) {
  const { name, value, rows = 4, isDisabled, onChange, onBlur } = props;
  const id = useFieldId(name);
  const need = needOf(props.isRequired);
  const { control, defaultValue } = useNativeValue<HTMLTextAreaElement>(value);
  return (
    <FieldFrame {...props} id={id} need={need}>
      <textarea
        {...ariaOf(id, need, props)}
        ref={control}
        className="sw-field__control sw-field__control--area"
        id={id}
        name={name}
        rows={rows}
        defaultValue={defaultValue}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur && (() => afterClick(onBlur))}
      />
    </FieldFrame>
  );
}
