import { renderToString } from 'react-dom/server';
import { createTranslate } from '../../shared/runtime/create-translate.ts';
import { readAttributes } from '../../shared/runtime/attributes.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { bareElement } from './bare-element.ts';
import type { BuiltEnhancer } from './islands.ts';
import { readJson } from './read-json.ts';
import type { FrameRequest } from './render-island.tsx';
import { wrongInputs } from './wrong-inputs.ts';

/** Prints the HTML that an enhancer finds in the page. Empty where it shows nothing. Throws when its inputs are wrong. */
export function printEnhancer({ enhancer, print, texts }: BuiltEnhancer, request: FrameRequest): string {
  const { locale, settings, initial, hasHandler } = request;
  const { name, inputs: types } = enhancer;
  const errors: TemplateError[] = [];
  const inputs = readAttributes(bareElement(request), types, (error) => errors.push(error));
  if (!inputs) throw wrongInputs(name, errors);
  const own = (settings as { texts?: Readonly<Record<string, object>> }).texts?.[name];
  const t = createTranslate<never>({ ...texts[locale], ...own });
  return renderToString(print(inputs as never, { t, locale, answer: readJson(initial), hasHandler }));
}
