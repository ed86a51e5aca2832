import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { Field as TextField } from '../../shared/ui/form/Field.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import { labelOf, type Field } from './fields.ts';
import { HtmlField } from './HtmlField.tsx';
import { JsonField, type Base } from './JsonField.tsx';
import { RowsField } from './RowsField.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useLanguage, type Language } from './words.ts';

export interface InputFieldProps {
  readonly field: Field;
  readonly draft: string;
  readonly fault: string | undefined;
  onChange(draft: string): void;
  /** Announces a text to screen readers. */
  onAnnounce(words: string): void;
}

/** The field for one input, by its type. */
export function InputField({ field, draft, fault, onChange, onAnnounce }: InputFieldProps) {
  const language = useLanguage();
  const base = {
    name: field.name,
    label: labelOf(field, language.locale),
    hint: hintOf(field, language),
    isRequired: field.isRequired,
    errors: fault === undefined ? [] : [fault],
    value: draft,
    onChange,
  };
  switch (field.kind) {
    case 'text':
      return (
        <div className="catalogue__field">
          <TextField {...base} />
          <Thumbnail {...base} />
        </div>
      );
    case 'number':
      return <TextField {...base} inputMode="decimal" />;
    case 'long-text':
      return <TextArea {...base} />;
    case 'html':
      return <HtmlField {...base} />;
    case 'choice':
      return <SelectField {...base} options={choicesOf(field, language)} />;
    case 'yes-or-no':
      return <YesOrNo field={field} base={base} />;
    case 'rows':
      return <RowsField field={field} base={base} onAnnounce={onAnnounce} />;
    case 'json':
      return <JsonField {...base} />;
  }
}

function hintOf({ help, kind, defaultValue }: Field, { locale, words }: Language): string {
  const isShown = kind !== 'yes-or-no' && defaultValue !== undefined && defaultValue !== null && defaultValue !== '';
  const value = typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue);
  return isShown ? `${help[locale]} ${words.standard(value)}` : help[locale];
}

function choicesOf({ options }: Field, { words }: Language) {
  return [{ value: '', label: words.notSaid }, ...options.map((option) => ({ value: option, label: option }))];
}

/** A checkbox for an input with a default; otherwise a select with “not filled in”. */
function YesOrNo({ field, base }: { readonly field: Field; readonly base: Base }) {
  const { words } = useLanguage();
  const { label, value, onChange, name, hint, errors } = base;
  const { defaultValue } = field;
  if (typeof defaultValue !== 'boolean') {
    const options = [
      { value: '', label: words.notSaid },
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ];
    return <SelectField {...base} options={options} />;
  }
  const isChecked = value === '' ? defaultValue : value === 'true';
  return (
    <Checkbox
      name={name}
      hint={hint}
      errors={errors}
      isChecked={isChecked}
      onChange={(isOn) => onChange(isOn === defaultValue ? '' : String(isOn))}
    >
      {label}
    </Checkbox>
  );
}
