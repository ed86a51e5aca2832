import { useMemo, useRef, useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import css from '../../../shared/ui/tokens.css?raw';
import type { Values } from '../../../tools/tokens/resolve.ts';
import { CopyableCode } from '../CopyableCode.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { hexInBrowser } from './hex-in-browser.ts';
import { checkPairs } from './pairs.ts';
import { PresetFields } from './PresetFields.tsx';
import { PRESETS } from './presets.ts';
import { changesOf, coloursOf, readTheme, type Scheme, themeCss } from './theme.ts';
import { ColourField, ShapeField } from './ThemeFields.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { useThemeOnPage } from './use-theme-on-page.ts';
import './theme.css';

const THEMES = { light: readTheme(css), dark: readTheme(css, 'dark') };
const OURS = PRESETS[0]!.name;

interface Start {
  readonly preset: string;
  readonly scheme: Scheme;
  readonly choice: number;
}

/** Edits tokens on real components and on a widget, checks their contrast, and shows the resulting CSS. */
export function ThemeEditor() {
  // Each choice has a number, so that texts that are no values disappear as well.
  const [{ preset, scheme, choice }, setStart] = useState<Start>({ preset: OURS, scheme: 'light', choice: 0 });
  const [wished, setWished] = useState<Values>({});
  const preview = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = THEMES[scheme];
  const changes = useMemo(() => changesOf(theme, wished), [theme, wished]);
  useThemeOnPage(changes, preview, frame);
  const colours = useMemo(() => coloursOf(theme, changes, hexInBrowser), [theme, changes]);
  const change = (name: string) => (value: string) => setWished((before) => ({ ...before, [name]: value }));

  function choose(chosen: string, wanted: Scheme) {
    setStart((before) => ({ preset: chosen, scheme: wanted, choice: before.choice + 1 }));
    setWished(PRESETS.find(({ name }) => name === chosen)!.values[wanted]);
  }

  return (
    <Unstyled>
      <div className="guide-theme">
        <div className="guide-theme__fields">
          <PresetFields preset={preset} scheme={scheme} onChoose={choose} />
          <fieldset>
            <legend>Colours</legend>
            <div className="guide-theme__colours">
              {theme.colours.map(({ name }) => (
                <ColourField key={name} name={name} value={colours[name]!} onChange={change(name)} />
              ))}
            </div>
          </fieldset>
          <fieldset key={choice}>
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
            onClick={() => choose(OURS, scheme)}
          >
            Back to our values
          </button>
        </div>
        <ThemePreview place={preview} scheme={scheme} />
        <CopyableCode
          label="CSS for your stylesheet"
          code={themeCss(changes, scheme) || '/* Nothing is changed yet. */\n'}
        />
        <ContrastTable pairs={checkPairs(colours)} colours={colours} />
        {/* A story of this Storybook; the editor sets tokens on its root. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className="guide-theme__widget"
          title="The cart page with these tokens"
          src={`iframe.html?id=widgets-cart-page--full&viewMode=story&globals=scheme:${scheme === 'dark' ? 'dark' : 'off'}`}
        />
      </div>
    </Unstyled>
  );
}
