/** Whether a text has what every e-mail address has: something before and after the `@`, and a dot in the domain. */
export function isEmail(text: string): boolean {
  return /\S@\S+\.\S/.test(text);
}
