import { Field, FormContext } from 'eiland/kit/forms';
import { Button, Message, RefusalMessage, Slot, useId, useSignals, useText } from 'eiland/kit/view';
import type { GiftNoteState } from './gift-note.model.ts';
import type nl from './texts/nl.json';

/** A field for the text, what is left of it, and a button. */
export function GiftNote({ model }: { readonly model: GiftNoteState }) {
  useSignals();
  const t = useText<typeof nl>();
  // The ids of the fields of another one on the page differ.
  const form = useId();
  const { text, saved, pieces, error, refusal, isSaving, left, length } = model;
  return (
    <form
      className="acme-gift-note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
    >
      <FormContext value={form}>
        <Field
          name="note"
          label={t('label')}
          hint={t('left', { count: left.value })}
          value={text.value}
          isRequired
          errors={error.value ? [t(error.value, { length })] : []}
          onChange={model.type}
        />
      </FormContext>
      <Button type="submit" variant="primary" isBusy={isSaving.value}>
        {t('save')}
      </Button>
      {refusal.value && <RefusalMessage refusal={refusal.value} />}
      {saved.value !== null && (
        <Message kind="success">
          <p>{t('saved', { count: pieces.value ?? 0 })}</p>
          <q>{saved.value}</q>
        </Message>
      )}
      <Slot name="below" />
    </form>
  );
}
