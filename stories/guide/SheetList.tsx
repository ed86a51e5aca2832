import { useState } from 'react';
import sheets from 'eiland:sheets';
import { Chapter } from './Chapter.tsx';
import './guide.css';

const WIDGETS = Object.keys(sheets);

/** The sheet of the chosen widget, made from the code while Storybook is built. */
export function SheetList() {
  const [widget, setWidget] = useState('cart-page');
  return (
    <div className="guide-sheet">
      <p>
        <label>
          <span>{'The sheet of '}</span>
          <select value={widget} onChange={(event) => setWidget(event.target.value)}>
            {WIDGETS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <Chapter key={widget} text={belowPage(sheets[widget] ?? '')} />
    </div>
  );
}

/** Its headings are below that of the page. */
function belowPage(sheet: string): string {
  return sheet.replaceAll(/^(#{1,3} )/gm, '#$1');
}
