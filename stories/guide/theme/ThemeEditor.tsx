import { useMemo, useRef, useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import css from '../../../shared/ui/tokens.css?raw';
import { CopyableCode } from '../CopyableCode.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { checkPairs } from './pairs.ts';
import { changesOf, readTheme, themeCss, type Values } from './theme.ts';
import { ColourField, ShapeField } from './ThemeFields.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { useThemeOnPage } from './use-theme-on-page.ts';
import './theme.css';

const theme = readTheme(css);
const OURS: Values = Object.fromEntries([...theme.colours, ...theme.shapes].map(({ name, value }) => [name, value]));

/** Edits tokens on real components and on a widget, checks their contrast, and shows the resulting CSS. */
export function ThemeEditor() {
  const [wished, setWished] = useState<Values>({});
  const frame = useRef<HTMLIFrameElement>(null);
  const changes = useMemo(() => changesOf(theme, wished), [wished]);
  useThemeOnPage(changes, frame);
  const values = { ...OURS, ...changes };
  const change = (name: string) => (value: string) => setWished((before) => ({ ...before, [name]: value }));

  return (
    <Unstyled>
      <div className="guide-theme">
        <div className="guide-theme__fields">
          <fieldset>
            <legend>Colours</legend>
            <div className="guide-theme__colours">
              {theme.colours.map(({ name }) => (
                <ColourField key={name} name={name} value={values[name]!} onChange={change(name)} />
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>Corners, sizes, font</legend>
            <div className="guide-theme__shapes">
              {theme.shapes.map(({ name, value }) => (
                <ShapeField key={name} name={name} ours={value} value={wished[name] ?? ''} onChange={change(name)} />
              ))}
            </div>
          </fieldset>
          <button
            type="button"
            className="guide-button"
            disabled={Object.keys(changes).length === 0}
            onClick={() => setWished({})}
          >
            Back to our values
          </button>
        </div>
        <ThemePreview />
        <CopyableCode label="CSS for your stylesheet" code={themeCss(changes) || '/* Nothing is changed yet. */\n'} />
        <ContrastTable pairs={checkPairs(values)} />
        {/* A story of this Storybook; the editor sets tokens on its root. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className="guide-theme__widget"
          title="The cart page with these tokens"
          src="iframe.html?id=widgets-cart-page--full&viewMode=story"
        />
      </div>
    </Unstyled>
  );
}
