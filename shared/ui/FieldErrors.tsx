import { Icon } from './Icon.tsx';

/** Every message about a field, each with a drawing, so that nothing is said by colour alone. */
export function FieldErrors({ id, errors = [] }: { id: string; errors?: readonly string[] | undefined }) {
  if (errors.length === 0) return null;
  return (
    <ul className="sw-field__errors" id={id}>
      {errors.map((message) => (
        <li key={message} className="sw-field__error">
          <Icon name="alert" className="sw-field__error-icon" />
          <span className="sw-field__error-text">{message}</span>
        </li>
      ))}
    </ul>
  );
}
