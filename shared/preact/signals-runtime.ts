// Stands in for `@preact/signals-react/runtime`.

/** `@preact/signals` tracks which signals a component reads by itself. */
export function useSignals(): void {}
