import { Field } from 'eiland/kit/forms';
import { Button, Message, RefusalMessage, Slot, useSignals, useText } from 'eiland/kit/view';
import type { GiftNoteState } from './gift-note.model.ts';
import type nl from './texts/nl.json';

/** A field for the text, what is left of it, and a button. */
export function GiftNote({ model }: { readonly model: GiftNoteState }) {
  useSignals();
  const t = useText<typeof nl>();
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
      <Field
        name="note"
        label={t('label')}
        hint={t('left', { count: left.value })}
        value={text.value}
        isRequired
        errors={error.value ? [t(error.value, { length })] : []}
        onChange={model.type}
      />
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
