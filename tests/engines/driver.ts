/** A key that a shopper presses, beside text. */
export type Key = 'Escape' | 'Tab' | 'Enter' | 'ArrowDown' | 'ArrowRight';

/** One browser with one window. Steps use it with a real pointer and real keys. */
export interface Driver {
  /** The engine and its version. */
  readonly version: string;
  /** Opens an address and waits until its HTML is read. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It gets the arguments as JSON and returns JSON. */
  run<Args extends readonly unknown[], Value>(code: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  /** Clicks on the first element that matches, after scrolling to it. */
  click(selector: string): Promise<void>;
  /** Types into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses files in a file field. */
  choose(selector: string, paths: readonly string[]): Promise<void>;
  /** The size of the page in CSS pixels. WebKit's window has a smallest width. */
  resize(width: number, height: number): Promise<void>;
  /** Opens a second window of the same visitor, and continues there. */
  openWindow(url: string): Promise<void>;
  /** Closes the second window, and continues in the first. */
  closeWindow(): Promise<void>;
  close(): Promise<void>;
}

/** An engine that a machine may have. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What to install, for a machine without it. */
  readonly packages: string;
  /** The program, if the machine has it. */
  find(): Promise<string | undefined>;
  start(program: string): Promise<Driver>;
}

/** Milliseconds between two looks at a page. */
const INTERVAL = 100;

/** Waits until `get` answers something. Errors count as nothing: the page may be on its way to another. */
export async function until<Value>(
  what: string,
  get: () => Promise<Value>,
  timeout = 15_000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + timeout;
  let last: unknown;
  for (;;) {
    const result = await get().catch((error: unknown) => void (last = error));
    if (result) return result;
    if (Date.now() > end)
      throw new Error(`Waited ${timeout / 1000} s for ${what}. ${last instanceof Error ? last.message : ''}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
