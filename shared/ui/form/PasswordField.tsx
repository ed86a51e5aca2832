import { useEffect, useRef, useState } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** A password with a button that shows it; it is hidden again when the form is sent, so that no browser remembers it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'aside' | 'ref'>) {
  const t = usePartText('password');
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { form } = input.current!;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      aside={
        <button type="button" className="sw-field__reveal" onClick={() => setShown(!isShown)}>
          <span>{t(isShown ? 'hide' : 'show')}</span>
          <VisuallyHidden>{props.label}</VisuallyHidden>
        </button>
      }
    />
  );
}
