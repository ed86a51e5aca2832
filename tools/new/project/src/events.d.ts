/** The facts of this widget, for `bus.publish` and `bus.on`. */
import 'eiland/kit/events';

declare module 'eiland/kit/events' {
  interface CustomFacts {
    'acme-gift-note-saved': { readonly note: string; readonly pieces: number | null };
  }
}
