import { useImperativeHandle, useState, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { useKitText } from '../../i18n/use-text.ts';
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
  readonly aside?: Elements;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text in a form. The control is native and named, so that the form's data can be read from the DOM. */
export function Field(props: FieldProps) {
  const { name, value, type = 'text', isDisabled, spellCheck = false, onChange, onBlur, ref } = props;
  const id = useFieldId(name);
  const need = needOf(props.isRequired);
  const t = useKitText();
  const email = useEmailCheck(props);
  const { errors = [] } = props;
  const judged =
    email.isIncomplete && errors.length === 0 ? { mark: 'error' as const, errors: [t('emailInvalid')] } : {};
  const { control, defaultValue } = useNativeValue<HTMLInputElement>(value);
  useImperativeHandle(ref, () => control.current!, [control]);
  return (
    <FieldFrame {...props} {...judged} id={id} need={need}>
      <input
        {...ariaOf(id, need, { ...props, ...judged })}
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
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) =>
          afterClick(() => {
            email.judge(target.value);
            onBlur?.();
          })
        }
      />
    </FieldFrame>
  );
}

/** What every e-mail address has. */
const EMAIL = /\S@\S+\.\S/;

/** An e-mail address is judged when its field is left, and again while it is corrected. The shop has the last word. */
function useEmailCheck({ type, value }: Pick<FieldProps, 'type' | 'value'>) {
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const isIncomplete = (text: string) => type === 'email' && text !== '' && !EMAIL.test(text);
  // Corrected, or emptied from outside.
  if (wasIncomplete && !isIncomplete(value)) setWasIncomplete(false);
  return { isIncomplete: wasIncomplete, judge: (text: string) => setWasIncomplete(isIncomplete(text)) };
}
