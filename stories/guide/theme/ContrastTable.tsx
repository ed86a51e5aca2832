import type { CSSProperties } from 'react';
import type { Values } from '../../../tools/tokens/resolve.ts';
import { sayContrast } from './contrast.ts';
import type { Pair } from './pairs.ts';

interface ContrastTableProps {
  readonly pairs: readonly Pair[];
  /** As `#rrggbb`, by the name of the token. */
  readonly colours: Values;
}

/** All combinations of two colours, those with too little contrast first. */
export function ContrastTable({ pairs, colours }: ContrastTableProps) {
  const failing = pairs.filter(({ passes }) => !passes);
  const all = [...failing, ...pairs.filter(({ passes }) => passes)];
  return (
    <section className="guide-theme__contrast" aria-labelledby="guide-contrast">
      <h2 id="guide-contrast">Contrast</h2>
      <p role="status">
        {failing.length === 0
          ? `All ${pairs.length} pairs of colours pass.`
          : `${failing.length} of ${pairs.length} pairs of colours ${failing.length === 1 ? 'fails' : 'fail'}.`}
      </p>
      {/* Longer than its place, so the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="guide-theme__pairs" tabIndex={0} role="group" aria-labelledby="guide-contrast">
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Contrast</th>
              <th scope="col">Needed</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {all.map((pair) => (
              <PairRow key={`${pair.foreground} ${pair.ground}`} pair={pair} colours={colours} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PairRow({ pair, colours }: { readonly pair: Pair; readonly colours: Values }) {
  const { foreground, ground, contrast, needed, passes } = pair;
  const [color, background] = [foreground, ground].map((name) => colours[`--sw-color-${name}`]);
  return (
    <tr className={passes ? undefined : 'guide-theme__fails'}>
      <th scope="row">
        <Swatch style={{ color, background }} isText={needed > 3} />
        <span>{`${foreground} on ${ground}`}</span>
      </th>
      <td>{sayContrast(contrast)}</td>
      <td>{`${needed} : 1`}</td>
      <td>{passes ? 'passes' : 'fails'}</td>
    </tr>
  );
}

/** Both colours together: as text, or as the outline of a control. */
function Swatch({ style, isText }: { readonly style: CSSProperties; readonly isText: boolean }) {
  return (
    <span className="guide-theme__swatch" aria-hidden="true" style={style}>
      {isText ? 'Aa' : <span className="guide-theme__drawn" />}
    </span>
  );
}
