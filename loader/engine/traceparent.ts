/** Bytes of an id, by https://www.w3.org/TR/trace-context/. */
const TRACE_ID = 16;
const SPAN_ID = 8;

function hexadecimal(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header of a call that begins a trace, and is sampled. */
export function newTraceparent(): string {
  return `00-${hexadecimal(TRACE_ID)}-${hexadecimal(SPAN_ID)}-01`;
}
