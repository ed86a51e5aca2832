import { useFieldId } from '../form/use-field.ts';
import { usePartText } from '../../i18n/use-text.ts';
import type { AddressShape } from '../../rules/address-shape.ts';
import type { AddressFormValues } from '../../rules/address-values.ts';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
import type { AddressControl } from './AddressPartField.tsx';
import { Button } from '../basics/Button.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { typedValues } from '../form/typed-values.ts';
import { Field } from '../form/Field.tsx';
import { RefusalMessage, type RefusalMessageProps } from '../basics/RefusalMessage.tsx';
import { RequiredNote } from '../form/RequiredNote.tsx';

type TextPart = Exclude<keyof AddressFormValues, 'type' | 'ignore_vat' | 'manual_address'>;

interface Shown {
  readonly values: AddressFormValues;
  readonly shape: AddressShape;
  readonly countries: AddressFieldsProps['countries'];
  readonly context: string;
  readonly isUnfinished: boolean;
  /** Without a field: of none; without a message: the box about the VAT number, or a search without an address. */
  readonly problems: readonly { readonly field: string | null; readonly message: string | null }[];
  /** `error` while the control holds a refused value. */
  markOf(field: string): 'neutral' | 'error';
  /** Counts refused attempts. */
  readonly refusals: number;
  readonly refusal: RefusalMessageProps['refusal'] | null;
  readonly isSaving: boolean;
}

export interface AddressFormProps {
  readonly shown: Shown;
  readonly form: Pick<AddressFieldsProps['search'], 'search' | 'choose' | 'fail' | 'setText' | 'leaveSearch'> & {
    edit<Part extends keyof AddressFormValues>(part: Part, value: AddressFormValues[Part]): void;
    type(part: TextPart, text: string): void;
    leave(part: TextPart): void;
    /** `typed` are the current values of the text fields: a browser may fill them in without an event. */
    save(typed: Readonly<Record<string, string>>): Promise<void>;
  };
  /** Leaves the form; without it there is no way but saving. */
  readonly onCancel?: () => void;
}

/** An address of a customer, to be saved. */
export function AddressForm({ shown, form, onCancel }: AddressFormProps) {
  const t = usePartText('address-entry');
  const ofAddress = usePartText('address');
  const { values, shape } = shown;
  return (
    <form
      className="sw-address__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save(typedValues(event.currentTarget));
      }}
    >
      <Problems shown={shown} />
      <RequiredNote />
      <AddressFields
        control={controlOf(shown, form)}
        shape={shape}
        countries={shown.countries}
        search={searchOf(shown, form)}
        typeLegend={t('type')}
        isVatExplained={shown.problems.some(({ field, message }) => field === 'ignore_vat' && message === null)}
      />
      <Field
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={values.phone}
        errors={errorsOf(shown, 'phone')}
        isRequired
        mark={shown.markOf('phone')}
        onChange={(value) => form.type('phone', value)}
        onBlur={() => form.leave('phone')}
      />
      <span className="sw-visually-hidden" role="status">
        {shape.search && shape.hasLookupFailed && ofAddress('lookupFailed')}
      </span>
      {shown.refusal && <RefusalMessage refusal={shown.refusal} />}
      <div className="sw-address__actions">
        <Button type="submit" isBusy={shown.isSaving}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Each problem links to its field, if that is on the screen. */
function Problems({ shown: { problems, refusals } }: Pick<AddressFormProps, 'shown'>) {
  const ofAddress = usePartText('address');
  const prefix = useFieldId('');
  return (
    <ErrorSummary
      count={refusals}
      items={problems.map(({ field, message }, index) => ({
        key: `${field} ${index}`,
        message: message ?? ofAddress(field === 'ignore_vat' ? 'ignoreVatHint' : 'searchMissing'),
        href: field === null ? undefined : `#${prefix}-${field}`,
      }))}
    />
  );
}

function searchOf({ context, isUnfinished }: Shown, form: AddressFormProps['form']): AddressFieldsProps['search'] {
  const { search, choose, fail, setText, leaveSearch } = form;
  return { context, isUnfinished, search, choose, fail, setText, leaveSearch };
}

function errorsOf({ problems }: Shown, name: string): readonly string[] {
  return problems.flatMap(({ field, message }) => (field === name ? (message ?? []) : []));
}

function controlOf(shown: Shown, form: AddressFormProps['form']): AddressControl {
  return {
    values: shown.values,
    nameOf: (part) => part,
    // Fields that the shop accepts are not marked here.
    markOf: (part) => shown.markOf(part),
    errorsOf: (part) => errorsOf(shown, part),
    searchProblems: shown.problems.flatMap(({ field, message }) => (field === 'address_search' ? [message] : [])),
    edit: form.edit,
    type: form.type,
    leave: form.leave,
  };
}
