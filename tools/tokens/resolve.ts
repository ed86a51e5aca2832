/** Values by the name of their token. */
export type Values = Readonly<Record<string, string>>;

/** A value with all `var()` replaced by the values of their tokens. */
export function resolve(value: string, values: Values): string {
  return value.replace(/var\((--sw-[\w-]+)\)/g, (_, name: string) => {
    const referenced = values[name];
    if (referenced === undefined) throw new Error(`There is no token ${name}`);
    return resolve(referenced, values);
  });
}
