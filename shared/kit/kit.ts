/**
 * `eiland/kit`: registers widgets of other projects, and defines those that wire the page's HTML without a runtime library.
 * Everything that is public for the authors of widgets is exported by the modules of this folder, and nothing else is.
 */
export { define } from './define.ts';
export { defineEnhancer } from '../runtime/define-enhancer.ts';
export type { EnhancerContext, EnhancerDefinition, ReadInputs } from '../runtime/define-enhancer.ts';
export { flag, link, number, optionalFlag, quantity, text } from '../runtime/attributes.ts';
export type { Attribute, Attributes, ValuesOf } from '../runtime/attributes.ts';
export { allowsAnalytics } from '../http/allows-analytics.ts';
export { unclobbered } from '../runtime/unclobbered.ts';
export { saveAttributes } from '../ui/dialog/save-attributes.ts';
export { createElement } from '../ui/markup/create-element.ts';
export type { Bus } from '../bus/bus.ts';
export type { Commands, Events, Facts } from '../bus/events.ts';
export type { Locale } from '../i18n/languages.ts';
export type { Texts } from '../i18n/texts.ts';
export type { Host, Widget } from '../runtime/host.ts';
export type { WidgetMetadata } from '../runtime/metadata.ts';
export type { TemplateError } from '../runtime/template-error.ts';
export type { Translate } from '../runtime/create-translate.ts';
export type { FirstCallOfWidget, WidgetDefinition } from './definition.ts';
