import {
  computed,
  createLock,
  endpoint,
  signal,
  wholeNumber,
  type Refusal,
  type Services,
  type StateOf,
} from 'eiland/kit/model';
import * as z from 'zod/mini';

/** How much is in the cart. The shop answers more; what is not named here may change. */
export const readCartSize = endpoint({ path: '/cart/init', safe: true, answer: z.object({ amount: wholeNumber }) });

interface Inputs {
  readonly length: number;
}

export type GiftNoteState = StateOf<typeof createGiftNote>;

/** The text on the card of a present. It is kept in the tab until the order, and a script of the page hears of it. */
export function createGiftNote({ call, bus, draft, refusalOf }: Services, { length }: Inputs) {
  const text = signal('');
  const saved = signal<string | null>(null);
  const pieces = signal<number | null>(null);
  const error = signal<'empty' | 'long' | null>(null);
  const refusal = signal<Refusal | null>(null);
  const lock = createLock();

  async function save(): Promise<void> {
    const note = text.peek().trim();
    error.value = note === '' ? 'empty' : note.length > length ? 'long' : null;
    refusal.value = null;
    if (error.peek()) return;
    try {
      // The note belongs to what is in the cart now.
      pieces.value = (await call(readCartSize)).amount;
      saved.value = note;
      draft.store({ note });
      bus.publish('acme-gift-note-saved', { note, pieces: pieces.peek() });
    } catch (failure) {
      refusal.value = refusalOf(failure);
    }
  }

  return {
    text,
    saved,
    pieces,
    error,
    refusal,
    isSaving: lock.isBusy,
    length,
    left: computed(() => length - text.value.trim().length),
    type(value: string) {
      text.value = value;
      error.value = null;
      draft.store({ note: value });
    },
    save: () => lock.run(save),
    /** What was typed before a reload is there again. */
    start(): Promise<void> {
      const note = draft.read()?.['note'];
      if (typeof note === 'string') text.value = note;
      return Promise.resolve();
    },
  };
}
