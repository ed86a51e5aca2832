/** An invalid option, or an invalid environment variable. */
export class InvalidOption extends Error {}
