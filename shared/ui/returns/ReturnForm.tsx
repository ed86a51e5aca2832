import type { Content } from 'react/jsx-runtime';

/** The form of one step of a return. */
export function ReturnForm({ onSubmit, children }: { onSubmit(form: HTMLFormElement): void; children: Content }) {
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
