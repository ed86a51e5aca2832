import { Window } from 'happy-dom';

/** HTML has no NUL and no lone surrogates, and changes the ends of lines. */
const isExact = (text: string) => !/[\0\r]/.test(text) && text.isWellFormed();

type Shape = ReturnType<typeof shapeOf>;

/**
 * What is wrong with a frame of hostile texts, beside the same frame of plain ones.
 *
 * @param shown the texts that it has to show, by their places in the data
 */
export function faultsOf(plain: Shape, html: string, shown: ReadonlyMap<string, string>): string[] {
  const hostile = shapeOf(html);
  const missing = [...shown].filter(([, text]) => isExact(text) && !hostile.text.includes(text.trim()));
  return [...differencesOf(plain, hostile), ...missing.map(([place, text]) => `lacks ${place}: ${text.slice(0, 60)}`)];
}

/** What markup has beyond that of plain text. */
function differencesOf(plain: Shape, hostile: Shape): string[] {
  const added = hostile.attributes.filter((name) => !plain.attributes.includes(name));
  return [
    ...hostile.dangerous.map((part) => `contains ${part}`),
    ...new Set(added.map((name) => `adds ${name}`)),
    ...(hostile.elements.length > plain.elements.length ? ['has more elements'] : []),
  ];
}

export function shapeOf(html: string) {
  const { document } = new Window();
  // Happy DOM reads an arrow in a text as the end of a comment.
  document.body.innerHTML = html.replaceAll(/(?<!<!--[ $/!]?)-->/g, '--&gt;');
  const elements = [...document.querySelectorAll('*')].filter((element) => document.body.contains(element));
  // An address that cannot be that of a picture draws another one, or none.
  const outside = elements.filter((element) => !element.closest('.sw-image, .sw-image__picture'));
  return {
    elements: outside.map(({ tagName }) => tagName),
    attributes: outside.flatMap(({ tagName, attributes }) => [...attributes].map(({ name }) => `${tagName} ${name}`)),
    dangerous: elements.flatMap((element) => [
      ...(/^(SCRIPT|STYLE|IFRAME|OBJECT|EMBED|LINK|BASE|META)$/.test(element.tagName) ? [element.tagName] : []),
      ...[...element.attributes]
        .map(({ name, value }) => [name, value ?? ''] as const)
        .flatMap(([name, value]) =>
          /^(on|style$|srcdoc$)/.test(name) ||
          (/^(href|src|action)$/.test(name) && /^\s*(javascript|vbscript):/i.test(value))
            ? [`${name}="${value.slice(0, 40)}"`]
            : [],
        ),
    ]),
    text: document.body.textContent ?? '',
  };
}
