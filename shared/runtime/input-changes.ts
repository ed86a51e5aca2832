/**
 * What a widget does when a script of the page changes an input after it has mounted.
 *
 * - `live`: it stays as it is, and reads the value of the moment from its element. The model of an island gets its inputs once, so
 *   that an island with an input that counts later leaves this out.
 * - `remount`: it starts anew, with the focus and with what the shopper has typed.
 * - `fixed`: it keeps the first value, and the console says so.
 */
export type InputChange = 'live' | 'remount' | 'fixed';

/** The parts of a widget's definition that say it. */
interface Declaring {
  readonly changes?: Readonly<Record<string, InputChange | undefined>> | undefined;
  /** An island has a schema. */
  readonly inputs: object;
}

/** By input, what its change does. Without a declaration, the widget remounts. */
export function changesOf({ changes = {}, inputs }: Declaring): Record<string, InputChange> {
  const names = Object.keys((inputs as { shape?: object }).shape ?? inputs);
  return Object.fromEntries(names.map((name) => [name, changes[name] ?? 'remount']));
}
