import { usePartText } from '../../i18n/use-text.ts';
import { Field, type FieldProps } from '../form/Field.tsx';

interface ReturnSerialProps extends Pick<FieldProps, 'value' | 'describedBy' | 'isRequired' | 'onChange'> {
  readonly isMissing: boolean;
}

/** The serial number of a product. */
export function ReturnSerial({ isMissing, ...field }: ReturnSerialProps) {
  const t = usePartText('returns');
  return (
    <Field
      {...field}
      name="serial_number"
      label={t('serial')}
      errors={isMissing ? [t('serialRequired')] : []}
      isAnnounced
      autoComplete="off"
      autoCapitalize="characters"
    />
  );
}
