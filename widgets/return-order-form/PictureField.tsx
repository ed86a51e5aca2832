import { useText } from '../../shared/i18n/use-text.ts';
import { FieldFrame } from '../../shared/ui/form/FieldFrame.tsx';
import { ariaOf, useFieldId } from '../../shared/ui/form/use-field.ts';
import type nl from './locales/nl.json';

interface PictureFieldProps {
  readonly name: string;
  readonly errors: readonly string[];
  readonly hint: string | undefined;
  onChange(): void;
}

/** A native file input. After a reload, the customer has to choose the picture again. */
export function PictureField({ name, errors, hint, onChange }: PictureFieldProps) {
  const t = useText<typeof nl>();
  const id = useFieldId(name);
  return (
    <FieldFrame id={id} label={t('image')} hint={hint} errors={errors} need={null}>
      <input
        {...ariaOf(id, null, { hint, errors })}
        className="sw-field__control sw-return-order-form__file"
        id={id}
        name={name}
        type="file"
        accept="image/*"
        onChange={onChange}
      />
    </FieldFrame>
  );
}
