import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { typedValues } from '../../shared/ui/form/typed-values.ts';
import type { LoginState } from './login.model.ts';
import type nl from './locales/nl.json';

/** A guest with an account may sign in here. */
export function Login({ model, forgotPasswordUrl }: { model: LoginState; forgotPasswordUrl: string }) {
  useSignals();
  const t = useText<typeof nl>();
  const panel = useId();
  const isOpen = model.isOpen.value;
  return (
    <div className="sw-checkout__login">
      <button
        type="button"
        className="sw-checkout__link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={model.toggle}
      >
        {t('haveAccount')}
      </button>
      {isOpen && (
        <div id={panel}>
          <LoginForm model={model} forgotPasswordUrl={forgotPasswordUrl} />
        </div>
      )}
    </div>
  );
}

function LoginForm({ model, forgotPasswordUrl }: { model: LoginState; forgotPasswordUrl: string }) {
  useSignals();
  const t = useText<typeof nl>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const { login_email: _, login_password: __, ...others } = model.texts.errors();
  const rest = Object.values(others).flat();
  const refusal = model.refusal.value;
  return (
    <form
      className="sw-checkout__login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A password manager may fill them in without an event.
        const { login_email = '', login_password = '' } = typedValues(event.currentTarget);
        void model.submit(login_email, login_password);
      }}
    >
      <Field
        ref={first}
        {...refused('login_email', email)}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        isAnnounced
        isRequired
        onChange={(text) => write('login_email', text, setEmail)}
      />
      <PasswordField
        {...refused('login_password', password)}
        label={t('password')}
        autoComplete="current-password"
        isAnnounced
        isRequired
        onChange={(text) => write('login_password', text, setPassword)}
      />
      <FirstError count={model.refusals.value} />
      {rest.length > 0 && <RefusalMessage refusal={{ is: 'shop-message', messages: rest }} />}
      {refusal && <RefusalMessage refusal={refusal} />}
      <div className="sw-checkout__login-actions">
        <Button type="submit" isBusy={model.isBusy.value}>
          {t('login')}
        </Button>
        <a className="sw-checkout__link" href={forgotPasswordUrl}>
          {t('forgotPassword')}
        </a>
      </div>
    </form>
  );

  function write(name: string, text: string, set: (text: string) => void) {
    set(text);
    model.texts.type(name);
  }

  function refused(name: string, value: string) {
    const { texts } = model;
    return {
      name,
      value,
      mark: texts.markOf(name),
      errors: texts.errorsOf(name),
      onBlur: () => texts.leave(name, value),
    };
  }
}
