import { LOCALES } from '../../../shared/i18n/languages.ts';
import type { WidgetMetadata } from '../../../shared/runtime/metadata.ts';
import { inputNames } from '../../widgets-json/input-schema.ts';
import { compareTexts, flatten } from '../compare-texts.ts';
import { failIf, type Subject } from '../subject.ts';

/** The texts have the same keys and placeholders in every language. */
export function sameTexts({ texts }: Subject): void {
  failIf(compareTexts(LOCALES.map((locale) => ({ path: locale, words: flatten(texts[locale] ?? {}) }))));
}

/** The metadata describes the widget and each of its inputs in every language. */
export function isDescribed({ widget, metadata }: Subject): void {
  const { title, text, inputs, labels, subscribes, slots = {} } = metadata;
  const names = inputNames(widget).toSorted().join(' ');
  const described: Record<string, WidgetMetadata['title']> = { title, text };
  for (const [name, words] of Object.entries(inputs)) described[`inputs.${name}`] = words;
  for (const [name, words] of Object.entries(labels)) described[`labels.${name}`] = words;
  for (const [name, slot] of Object.entries(slots)) {
    described[`slots.${name}.title`] = slot.title;
    described[`slots.${name}.text`] = slot.text;
  }
  const differ = (list: object, expected: string) => Object.keys(list).toSorted().join(' ') !== expected;
  failIf([
    ...(differ(inputs, names) ? [`\`inputs\` of the metadata must describe: ${names}`] : []),
    ...(differ(labels, names) ? [`\`labels\` of the metadata must name: ${names}`] : []),
    ...(differ(slots, [...(widget.slots ?? [])].toSorted().join(' '))
      ? [`\`slots\` of the metadata must describe: ${(widget.slots ?? []).join(' ') || 'nothing'}`]
      : []),
    ...(widget.handles ?? [])
      .filter((command) => !(subscribes as readonly string[]).includes(command))
      .map((command) => `\`subscribes\` of the metadata must have the command: ${command}`),
    ...Object.entries(described).flatMap(([name, words]) =>
      LOCALES.filter((locale) => !words[locale]?.trim()).map((locale) => `${name} has no text in "${locale}".`),
    ),
  ]);
}
