import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from '../basics/Icon.tsx';
import { RefusalMessage, type RefusalMessageProps } from '../basics/RefusalMessage.tsx';

export interface RequestDialogProps {
  readonly isOpen: boolean;
  /** `done`: the thanks stand in the place of the form. */
  readonly phase: 'form' | 'sending' | 'done';
  readonly title: ReactNode;
  /** The most that the dialog takes, such as `580px`. */
  readonly width: string;
  /** The words of the button that sends. */
  readonly submitLabel: string;
  readonly thanks: { readonly title?: ReactNode; readonly text: ReactNode };
  /** Why nothing was sent, where no field is to blame. */
  readonly refusal: RefusalMessageProps['refusal'] | null;
  /** What stands in the controls now: a browser may have filled them in without telling anyone. */
  onSubmit(typed: Readonly<Record<string, string>>): void;
  onClose(): void;
  onClosed(): void;
  /** The fields, with what stands above them. */
  readonly children: ReactNode;
}

/** A form by which a shopper asks for something, and the thanks of the shop. */
export function RequestDialog({ isOpen, phase, title, width, ...rest }: RequestDialogProps) {
  const t = useKitText();
  const form = useId();
  const isDone = phase === 'done';
  const { onClose } = rest;
  const send = (
    <Button type="submit" form={form} variant="primary" isBusy={phase === 'sending'}>
      {rest.submitLabel}
    </Button>
  );
  const leave = (
    <Button variant="primary" onClick={onClose}>
      {t('done')}
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      width={width}
      onClose={onClose}
      onClosed={rest.onClosed}
      actions={isDone ? leave : send}
    >
      {isDone ? (
        <Thanks thanks={rest.thanks} />
      ) : (
        <div className="sw-request-place">
          <Form {...rest} id={form} />
        </div>
      )}
    </Dialog>
  );
}

type FormProps = Pick<RequestDialogProps, 'refusal' | 'onSubmit' | 'children'> & { id: string };

function Form({ id, refusal, onSubmit, children }: FormProps) {
  const t = useKitText();
  const form = useRef<HTMLFormElement>(null);
  // What the shop said will be said again; anything else may have passed.
  const again =
    refusal?.is === 'said' ? undefined : { label: t('retry'), onClick: () => form.current?.requestSubmit() };
  return (
    <form
      ref={form}
      id={id}
      className="sw-request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typedIn(event.currentTarget));
      }}
    >
      {children}
      {refusal && <RefusalMessage refusal={refusal} action={again} />}
    </form>
  );
}

/** They take the focus of the button that went away, so that they are heard. */
function Thanks({ thanks: { title, text } }: Pick<RequestDialogProps, 'thanks'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className="sw-request__thanks" tabIndex={-1}>
      <Icon name="check" className="sw-request__sent" />
      {title && <h3 className="sw-request__thanks-title">{title}</h3>}
      {text}
    </div>
  );
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(typed);
}
