/**
 * A value that changes. Every framework can read it: it is a store of Svelte as it is, and the guide has the bridges for
 * the others. It is never written from outside.
 */
export interface Readable<Value> {
  /** The value now. */
  readonly value: Value;
  /** Calls the listener with the value at once, and with each later one. Returns a function that unsubscribes. */
  subscribe(listener: (value: Value) => void): () => void;
}
