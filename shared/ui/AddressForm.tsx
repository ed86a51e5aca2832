import { useFieldId } from './use-field.ts';
import type address from '../i18n/address/locales/nl.json';
import type entry from '../i18n/address-entry/locales/nl.json';
import { usePartText } from '../i18n/use-text.ts';
import { AddressFields, type AddressFieldsProps, type AddressShape } from './AddressFields.tsx';
import type { AddressControl, AddressPart, AddressValues } from './AddressPartField.tsx';
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { RefusalMessage, type RefusalMessageProps } from './RefusalMessage.tsx';
import { RequiredNote } from './RequiredNote.tsx';

type Part = Exclude<AddressPart, 'manual_address'> | 'phone';
type Values = AddressValues & { readonly phone: string };

interface Shown {
  readonly values: Values;
  readonly shape: AddressShape;
  readonly countries: AddressFieldsProps['countries'];
  readonly context: string;
  readonly errors: Readonly<Partial<Record<Part, readonly string[]>>>;
  /** Without a part: of no field; without a message: the box about the VAT number has to be ticked. */
  readonly problems: readonly { readonly part: Part | null; readonly message: string | null }[];
  /** Counts refused attempts. */
  readonly refusals: number;
  readonly refusal: RefusalMessageProps['refusal'] | null;
  readonly isSaving: boolean;
}

export interface AddressFormProps {
  readonly shown: Shown;
  readonly form: Pick<AddressFieldsProps['search'], 'search' | 'choose' | 'fail'> & {
    edit<Part extends keyof Values>(part: Part, value: Values[Part]): void;
    leaveStreet(): void;
    /** With what stands in the text fields: a browser may have filled them in without telling anyone. */
    save(typed: Readonly<Record<string, string>>): Promise<void>;
  };
  /** Leaves the form; without it there is no way but saving. */
  readonly onCancel?: () => void;
}

const SEARCHED: readonly string[] = ['street', 'house_number', 'house_number_addition', 'zip_code', 'city'];

/** An address of a customer, to be saved. */
export function AddressForm({ shown, form, onCancel }: AddressFormProps) {
  const t = usePartText<typeof entry>('address-entry');
  const ofAddress = usePartText<typeof address>('address');
  const { values, shape, errors } = shown;
  return (
    <form
      className="sw-address__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save(typedIn(event.currentTarget));
      }}
    >
      <Problems shown={shown} />
      <RequiredNote />
      <AddressFields
        control={controlOf(shown, form)}
        shape={shape}
        countries={shown.countries}
        search={{ search: form.search, choose: form.choose, fail: form.fail, context: shown.context }}
        typeLegend={t('type')}
        isVatExplained={shown.problems.some(({ message }) => message === null)}
      />
      <Field
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={values.phone}
        mark={errors.phone ? 'error' : 'neutral'}
        errors={errors.phone}
        isRequired
        onChange={(value) => form.edit('phone', value)}
      />
      <span className="sw-visually-hidden" role="status">
        {shape.search && shape.hasLookupFailed && ofAddress('lookupFailed')}
      </span>
      {shown.refusal && <RefusalMessage refusal={shown.refusal} />}
      <div className="sw-address__actions">
        <Button type="submit" variant="primary" isBusy={shown.isSaving}>
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

/** Each problem leads to its place, if it has one on the screen. */
function Problems({ shown: { problems, refusals, shape } }: Pick<AddressFormProps, 'shown'>) {
  const t = usePartText<typeof entry>('address-entry');
  const ofAddress = usePartText<typeof address>('address');
  const prefix = useFieldId('');
  return (
    <ErrorSummary
      title={t('problems')}
      count={refusals}
      items={problems.map(({ part, message }, index) => ({
        key: `${part} ${index}`,
        message: message ?? ofAddress('ignoreVatHint'),
        href: part && isThere(part) ? `#${prefix}-${placeOf(part)}` : undefined,
      }))}
    />
  );

  function isThere(part: Part): boolean {
    if (part === 'company') return shape.company;
    if (part === 'vat_number') return shape.vatNumber;
    return part !== 'ignore_vat' || shape.ignoreVat;
  }

  /** What was searched for is searched for again. */
  function placeOf(part: Part): string {
    return shape.isLocked && SEARCHED.includes(part) ? 'address_search' : part;
  }
}

function controlOf({ values, errors }: Shown, form: AddressFormProps['form']): AddressControl {
  const errorsOf = (part: AddressPart) => (part === 'manual_address' ? [] : (errors[part] ?? []));
  return {
    values,
    nameOf: (part) => part,
    markOf: (part) => (errorsOf(part).length > 0 ? 'error' : 'neutral'),
    errorsOf,
    edit: form.edit,
    leaveStreet: form.leaveStreet,
  };
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const texts = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio], [role=combobox], :disabled)',
  );
  return Object.fromEntries([...texts].map(({ name, value }) => [name, value]));
}
