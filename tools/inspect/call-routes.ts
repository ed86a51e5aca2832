import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import type { WidgetRegistry } from '../doctor/page.ts';

/** The paths of the calls of a widget. */
interface Route {
  readonly widget: string;
  readonly endpoint: AnyEndpoint;
  readonly pattern: RegExp;
}

/** A path that is one placeholder, such as `{submitUrl}`, is an input of the widget. */
const WHOLE = /^{(\w+)}$/;

/** The paths that widgets call, with the inputs of the open page. */
export function callRoutes(registry: WidgetRegistry): Route[] {
  return Object.entries(registry).flatMap(([name, { calls }]) =>
    Object.values(calls).flatMap((endpoint) => {
      const [, input] = WHOLE.exec(endpoint.path) ?? [];
      const paths = input ? addressesOf(name, input) : [endpoint.path];
      return paths
        .filter((path) => path.startsWith('/'))
        .map((path) => ({ widget: name, endpoint, pattern: patternOf(path) }));
    }),
  );
}

/** The paths that the elements of a widget have as this input. */
function addressesOf(name: string, input: string): string[] {
  const mounts = [...document.querySelectorAll(`[data-widget="${CSS.escape(name)}"]`)];
  const values = mounts.flatMap((mount) => mount.getAttribute(attributeOf(input)) ?? []);
  return values
    .filter((address) => address !== '' && URL.canParse(address, location.href))
    .map((address) => new URL(address, location.href).pathname);
}

function patternOf(path: string): RegExp {
  const [before = ''] = path.split('?');
  const parts = before.split(/{\w+}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
