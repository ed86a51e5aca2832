import type { Content } from 'react/jsx-runtime';

interface ReturnFormProps {
  onSubmit(form: HTMLFormElement): void;
  readonly children: Content;
}

/** The form of one step of a return. */
export function ReturnForm({ onSubmit, children }: ReturnFormProps) {
  return (
    <form
      className="sw-returns__fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
