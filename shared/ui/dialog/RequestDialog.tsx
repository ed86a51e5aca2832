import { useContext, useEffect, useId, useRef, type ReactElement } from 'react';
import type { Content, Elements } from 'react/jsx-runtime';
import { useKitText, usePartText, WidgetContext } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { RefusalMessage, type RefusalMessageProps } from '../basics/RefusalMessage.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { FirstError } from '../form/FirstError.tsx';
import { RequiredNote } from '../form/RequiredNote.tsx';
import { typedValues } from '../form/typed-values.ts';
import { Dialog } from './Dialog.tsx';

export interface RequestDialogProps {
  readonly isOpen: boolean;
  /** `done`: the success message replaces the form. */
  readonly phase: 'form' | 'sending' | 'done';
  readonly title: Content;
  /** Maximum width of the dialog, such as `580px`. */
  readonly width: string;
  readonly submitLabel: string;
  readonly thanks: { readonly title?: string | ReactElement; readonly text: Elements };
  /** Messages about fields. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  /** It has an error summary; a short form without one moves the focus to its first invalid field. */
  readonly hasSummary?: boolean;
  /** Counts refused submissions. */
  readonly refusals: number;
  /** Why the request failed, when no field is the reason. */
  readonly refusal: RefusalMessageProps['refusal'] | null;
  /** @param typed the values of the controls, including those that the browser filled in */
  onSubmit(typed: Readonly<Record<string, string>>): void;
  onClose(): void;
  onClosed(): void;
  /** Above the error summary. */
  readonly intro?: Elements;
  /** The fields. */
  readonly children: Elements;
}

/** A dialog with a form that sends a request to the shop, and a success message. */
export function RequestDialog(props: RequestDialogProps) {
  const { phase, onClose } = props;
  const t = usePartText('request');
  const id = useId();
  const isDone = phase === 'done';
  const submit = (
    <Button type="submit" form={id} variant="confirm" isBusy={phase === 'sending'}>
      {props.submitLabel}
    </Button>
  );
  const done = (
    <Button variant="confirm" onClick={onClose}>
      {t('done')}
    </Button>
  );
  return (
    <Dialog
      isOpen={props.isOpen}
      title={props.title}
      width={props.width}
      onClose={onClose}
      onClosed={props.onClosed}
      actions={isDone ? done : submit}
    >
      {isDone ? (
        <Thanks thanks={props.thanks} />
      ) : (
        <div className="sw-request-place">
          <Form {...props} id={id} />
        </div>
      )}
    </Dialog>
  );
}

function Form({ id, hasSummary = false, refusals, refusal, onSubmit, ...props }: RequestDialogProps & { id: string }) {
  const t = useKitText();
  const widget = useContext(WidgetContext);
  const form = useRef<HTMLFormElement>(null);
  const retry = { label: t('retry'), onClick: () => form.current?.requestSubmit() };
  return (
    <form
      ref={form}
      id={id}
      className="sw-request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typedValues(event.currentTarget));
      }}
    >
      {props.intro}
      {hasSummary && (
        <ErrorSummary
          count={refusals}
          items={props.problems.map(({ field, message }, index) => ({
            key: `${field} ${index}`,
            message,
            href: `#sw-${widget}-${field}`,
          }))}
        />
      )}
      <RequiredNote />
      {props.children}
      {!hasSummary && <FirstError count={refusals} />}
      {/* The shop would repeat its own message; other failures may pass. */}
      {refusal && <RefusalMessage refusal={refusal} action={refusal.is === 'shop-message' ? undefined : retry} />}
    </form>
  );
}

/** Takes the focus from the submit button that was removed, so that a screen reader reads the message. */
function Thanks({ thanks: { title, text } }: Pick<RequestDialogProps, 'thanks'>) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={message} className="sw-request__thanks" tabIndex={-1}>
      <Icon name="check" className="sw-request__sent" />
      {title && <h3 className="sw-request__thanks-title">{title}</h3>}
      {text}
    </div>
  );
}
