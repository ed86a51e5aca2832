import css from '../../shared/ui/tokens.css?raw';
import { readTokens, type Token } from '../../tools/tokens/read-tokens.ts';
import './guide.css';

/** All tokens with their values, read from the file, so that this page is always up to date. */
export function TokenTable() {
  return (
    <>
      {readTokens(css).map(({ heading, note, tokens }) => (
        <section key={note + heading} className="guide-tokens">
          {heading && <h3>{heading}</h3>}
          {note && <p>{note}</p>}
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Value</th>
                <th scope="col">Looks like</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map((token) => (
                <tr key={token.name}>
                  <td>
                    <code>{token.name}</code>
                  </td>
                  <td>
                    <code>{token.value}</code>
                  </td>
                  <td>
                    <Sample {...token} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

/** The CSS property that shows a token, by the first word of its name. */
const SHOWN_AS: Readonly<
  Record<string, 'background' | 'inlineSize' | 'fontSize' | 'borderRadius' | 'boxShadow' | 'outline'>
> = {
  color: 'background',
  space: 'inlineSize',
  text: 'fontSize',
  radius: 'borderRadius',
  shadow: 'boxShadow',
  focus: 'outline',
};

function Sample({ name }: Token) {
  const kind = /^--sw-([a-z]+)/.exec(name)?.[1] ?? '';
  const property = SHOWN_AS[kind];
  if (!property || name === '--sw-focus-offset') return null;
  return (
    <span className={`guide-sample guide-sample--${kind}`} style={{ [property]: `var(${name})` }}>
      {kind === 'text' && 'Zonnepanelen'}
    </span>
  );
}
