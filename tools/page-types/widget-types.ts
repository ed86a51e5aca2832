import type { WidgetsFile } from '../widgets-json/widgets-file.ts';
import { attributeType } from './attribute-type.ts';

/** Frameworks whose elements get the attributes, and where each declares them. */
export const FRAMEWORKS = {
  react: ['react', 'interface HTMLAttributes<T>'],
  preact: ['preact', 'interface HTMLAttributes<RefType extends EventTarget>'],
  solid: ['solid-js', 'interface HTMLAttributes<T>', 'JSX'],
  vue: ['vue', 'interface HTMLAttributes'],
  svelte: ['svelte/elements', 'interface HTMLAttributes<T extends EventTarget>'],
} satisfies Record<string, readonly [module: string, declaration: string, namespace?: string]>;

/** Attributes of every widget that name a load trigger. */
export const TRIGGERS = [
  { name: 'data-load', description: 'When the widget loads, such as `visible 200px`.' },
  { name: 'data-hydrate', description: 'When the widget takes over the frame that the server has drawn.' },
] as const;

/** The types of all elements with widgets. */
export function widgetTypes({ widgets }: Pick<WidgetsFile, 'widgets'>): string {
  const entries = widgets.map(({ name, description, inputs }) => {
    const attributes = Object.values(inputs.properties).map((input) => [
      comment(input['x-help'].en, '    '),
      `    '${input['x-attribute']}'?: ${attributeType(input)} | undefined;`,
    ]);
    return [comment(description.en, '  '), `  '${name}': {`, ...attributes.flat(), '  };'].join('\n');
  });
  return `/** The attributes of each widget. */
export interface WidgetAttributes {
${entries.join('\n')}
}

export type WidgetName = keyof WidgetAttributes;

/** Attributes that every widget has. */
export interface CommonAttributes {
${TRIGGERS.map(({ name, description }) => `${comment(description, '  ')}\n  '${name}'?: string | undefined;`).join('\n')}
}

/** The attributes of an element with a widget: \`{ … } satisfies WidgetMarkup\` finds names that are misspelled. */
export type WidgetMarkup = {
  [Name in WidgetName]: { 'data-widget': Name } & WidgetAttributes[Name] & CommonAttributes;
}[WidgetName];

type AnyWidget = WidgetAttributes[WidgetName];
type Keys<Type> = Type extends unknown ? keyof Type : never;
type Value<Type, Key extends PropertyKey> = Type extends unknown ? (Key extends keyof Type ? Type[Key] : never) : never;

/** The attributes of all widgets, for elements of any. */
export type HtmlAttributes = CommonAttributes & {
  'data-widget'?: WidgetName | undefined;
} & { [Key in Keys<AnyWidget>]?: Value<AnyWidget, Key> };
`;
}

const comment = (text: string, indent: string) => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`;

/** \`eiland/types\`: what a page with the loader has. */
export const PAGE_TYPES = `import type { PageApi } from '../bus/page-api.js';
import type { WidgetName } from './widgets.js';

export type * from '../bus/page-events.js';
export type { WidgetAttributes, WidgetMarkup, WidgetName } from './widgets.js';
export type ShopWidgets = PageApi<WidgetName>;

declare global {
  /**
   * Undefined at first, then a list of calls, and all of \`ShopWidgets\` when the engine has started. The functions of
   * \`eiland/events\` work at any time.
   */
  var shopWidgets: (Pick<ShopWidgets, 'push'> & Partial<ShopWidgets>) | undefined;
}
`;

/** Attributes of widgets on the elements of a framework. */
export function frameworkTypes(framework: keyof typeof FRAMEWORKS): string {
  const [module, declaration, namespace]: readonly string[] = FRAMEWORKS[framework];
  const body = `${declaration} extends HtmlAttributes {}`;
  return `import type {} from '${module}';
import type { HtmlAttributes } from './widgets.js';

declare module '${module}' {
  ${namespace === undefined ? body : `namespace ${namespace} { ${body} }`}
}
`;
}
