import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx';
import type { FormState } from './form.model.ts';
import type nl from './locales/nl.json';

/** Lets a guest create an account with the order. */
export function Account({ form }: { form: FormState }) {
  useSignals();
  const t = useText<typeof nl>();
  const isWanted = form.wantsAccount.value;
  const { isTooShort, isDifferent } = form.passwordProblems.value;

  function password(name: 'password' | 'password_confirmation', ownError: string | null) {
    const shopErrors = form.errorsOf(name);
    return {
      name,
      autoComplete: 'new-password',
      isRequired: true,
      value: form.fields.value[name],
      // The shop's message takes precedence.
      errors: shopErrors.length > 0 || ownError === null ? shopErrors : [ownError],
      mark: ownError === null ? form.markOf(name) : ('error' as const),
      onChange: (value: string) => form.type(name, value),
      onBlur: () => form.leave(name),
    };
  }

  return (
    <div className="sw-checkout__block">
      <Checkbox name="create_account" isChecked={isWanted} hint={t('accountHint')} onChange={form.chooseAccount}>
        {t('account')}
      </Checkbox>
      {isWanted && (
        <>
          <PasswordField
            {...password('password', isTooShort ? t('passwordShort') : null)}
            label={t('password')}
            hint={t('passwordHint')}
          />
          <PasswordField
            {...password('password_confirmation', isDifferent ? t('passwordDiffers') : null)}
            label={t('passwordAgain')}
          />
        </>
      )}
    </div>
  );
}
