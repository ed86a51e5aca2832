import type { ReadonlySignal, Signal } from '@preact/signals-core';

/** What a view sees of the model that this function creates: it reads the signals of the model, and does not write them. */
export type StateOf<Create extends (...dependencies: never[]) => object> = {
  readonly [Name in keyof ReturnType<Create>]: ReturnType<Create>[Name] extends Signal<infer Value>
    ? ReadonlySignal<Value>
    : ReturnType<Create>[Name];
};
