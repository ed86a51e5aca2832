/**
 * Reads the properties of a node, also where a form's field has the name of one: in `<form><input name="children"></form>`,
 * `form.children` is that input. Use it for every element of the page that can be a form. The result is not a node.
 */
export function unclobbered<Of extends Node>(node: Of): Readonly<Of> {
  return new Proxy(node, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(target) as object, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
