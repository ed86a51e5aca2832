import { LOAD_EXAMPLES } from '../../loader/triggers/all-triggers.ts';
import { readExample, repeatedInput } from '../catalogue/example.ts';
import type { Field } from '../catalogue/fields.ts';
import { parseCell, type Column } from '../catalogue/rows.ts';
import { typeOf } from '../catalogue/schema.ts';
import { columnLabel } from '../catalogue/words/column-label.ts';
import { de } from '../catalogue/words/de.ts';
import { en } from '../catalogue/words/en.ts';
import { nl } from '../catalogue/words/nl.ts';
import type { WidgetEntry, WidgetsFile } from '../widgets-json/widgets-file.ts';

type Words = WidgetEntry['title'];

/** A field of the form in the editor, and the attribute that it becomes. */
export interface PluginField {
  readonly name: string;
  readonly attribute: string;
  readonly type: 'text' | 'number' | 'boolean' | 'json';
  readonly kind: Field['kind'];
  readonly isRequired: boolean;
  /** An empty object stays one, although PHP has one kind of empty array. */
  readonly isObject: boolean;
  /** The text is HTML; of a list, the keys of its rows that are. */
  readonly html: boolean | readonly string[];
  readonly default: unknown;
  readonly options: readonly string[];
  readonly columns: readonly PluginColumn[];
  readonly label: Words;
  readonly help: Words;
}

/** A cell of each row of a list. */
export interface PluginColumn {
  readonly key: string;
  readonly kind: Column['kind'];
  readonly label: Words;
  /** The value of an empty cell. Undefined when the row has none. */
  readonly empty: unknown;
}

/** What the plugin knows of a widget. */
export interface PluginWidget {
  readonly name: string;
  readonly title: Words;
  readonly description: Words;
  readonly group: string;
  readonly isSingle: boolean;
  readonly tag: string;
  /** Attributes that repeat an input, such as the `href` of a link, with the name of the input. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly fields: readonly PluginField[];
  /** Required inputs that are unnecessary beside printed HTML. */
  readonly replaced: readonly string[];
  readonly companions: readonly string[];
  readonly sample: { readonly inputs: Readonly<Record<string, unknown>>; readonly inside: string };
}

/** `data/widgets.json` of the plugin. */
export interface PluginData {
  readonly groups: readonly { readonly name: string; readonly title: Words }[];
  readonly widgets: readonly PluginWidget[];
  /** The values of `data-load` that the form offers. */
  readonly loads: readonly { readonly value: string; readonly label: Words }[];
}

/** WordPress takes forms out of posts, and these are nothing without the form of a theme. */
const FORMS_OF_THEMES: ReadonlySet<string> = new Set(['product-search']);

/** Whether an editor may put the widget into a post. */
export const isForPosts = ({ name }: Pick<WidgetEntry, 'name'>): boolean => !FORMS_OF_THEMES.has(name);

/** Reduces the description for a CMS to what the plugin prints and asks for. */
export function pluginData({ groups, widgets }: Pick<WidgetsFile, 'groups' | 'widgets'>): PluginData {
  const invisible = new Set(widgets.filter(isInvisible).map(({ name }) => name));
  const loads = LOAD_EXAMPLES.filter(({ isIndividual }) => !isIndividual);
  return {
    groups,
    loads: loads.map(({ value, label }) => ({ value, label })),
    widgets: widgets.filter(isForPosts).map((widget) => ({
      name: widget.name,
      title: widget.title,
      description: widget.description,
      group: widget.group,
      isSingle: widget.perPage === 'one',
      tag: widget.element.tag,
      attributes: repeatedInputs(widget),
      fields: fieldsOf(widget),
      replaced: widget.element.serverMarkup.flatMap(({ replaces }) => replaces),
      // One that shows something belongs where an editor puts it.
      companions: widget.companions.map((companion) => companion.widget).filter((name) => invisible.has(name)),
      sample: widget.sample,
    })),
  };
}

/** It shows nothing before it is called, and needs no inputs. */
const isInvisible = ({ load, sample, inputs }: WidgetEntry) =>
  load === 'interaction' && sample.inside === '' && inputs.required.length === 0;

function repeatedInputs(widget: WidgetEntry): Record<string, string> {
  const example = readExample(widget);
  const repeated = example.attributes.map(([attribute, value]) => {
    const input = repeatedInput(example, value);
    if (input === undefined) throw new Error(`No input of ${widget.name} has the value of its attribute ${attribute}.`);
    return [attribute, input];
  });
  return Object.fromEntries(repeated) as Record<string, string>;
}

function fieldsOf(widget: WidgetEntry): PluginField[] {
  return readExample(widget).fields.map(
    ({ name, attribute, kind, help, schema, defaultValue, options, columns }): PluginField => {
      const { 'x-label': label, 'x-html': html = false } = widget.inputs.properties[name]!;
      return {
        name,
        attribute,
        type: typeOf(schema),
        kind: html === true ? 'long-text' : kind,
        isRequired: widget.inputs.required.includes(name),
        isObject: schema.type === 'object',
        html,
        default: defaultValue ?? null,
        options,
        columns: columns.map(pluginColumn),
        label,
        help,
      };
    },
  );
}

const pluginColumn = (column: Column): PluginColumn => ({
  key: column.key,
  kind: column.kind,
  label: { nl: columnLabel(nl, column.key), de: columnLabel(de, column.key), en: columnLabel(en, column.key) },
  empty: parseCell('', column),
});
