import { Icon } from '../basics/Icon.tsx';

export interface FieldErrorsProps {
  readonly id: string;
  readonly errors?: readonly string[] | undefined;
  /** Announced when they appear: for a short form, whose field may already have the focus when it is refused. */
  readonly isAnnounced?: boolean | undefined;
}

/** The messages of a field, each with an icon, so that colour is not the only cue. */
export function FieldErrors({ id, errors = [], isAnnounced = false }: FieldErrorsProps) {
  const list = errors.length > 0 && (
    <ul className="sw-field__errors" id={id}>
      {errors.map((message) => (
        <li key={message} className="sw-field__error">
          <Icon name="alert" className="sw-field__error-icon" />
          <span className="sw-field__error-text">{message}</span>
        </li>
      ))}
    </ul>
  );
  // A live region has to be there before its text.
  if (!isAnnounced) return list || null;
  return (
    <div className="sw-field__live" aria-live="assertive">
      {list}
    </div>
  );
}
