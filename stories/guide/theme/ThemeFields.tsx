import { useId, useState } from 'react';
import { hexInBrowser } from './hex-in-browser.ts';
import { isWritable, probeOf } from './theme.ts';

interface ColourProps {
  name: string;
  /** `#rrggbb` */
  value: string;
  onChange(value: string): void;
}

/** Other colours that a style guide may have, without `var()`. */
const COMPUTED = /^(?:#[0-9a-f]{3}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)\([^()]*\))$/i;

/** A colour to choose, or to paste from a style guide. */
export function ColourField({ name, value, onChange }: ColourProps) {
  /** The current text, which may be an incomplete colour. */
  const [typed, setTyped] = useState<string | null>(null);
  const short = shortOf(name);

  function type(text: string) {
    setTyped(text);
    const colour = text.trim();
    const [, digits] = /^#?([0-9a-f]{6})$/i.exec(colour) ?? [];
    if (digits) onChange(`#${digits.toLowerCase()}`);
    else if (COMPUTED.test(colour) && CSS.supports('color', colour)) onChange(hexInBrowser(colour));
  }

  return (
    <div className="guide-theme__colour">
      <input type="color" aria-label={short} value={value} onChange={(event) => onChange(event.target.value)} />
      <span>{short}</span>
      <input
        type="text"
        aria-label={`${short}, as #rrggbb`}
        value={typed ?? value}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

interface ShapeProps {
  name: string;
  ours: string;
  /** As typed; empty for the default. */
  value: string;
  onChange(value: string): void;
}

/** A value in CSS syntax. An invalid value stays in the field and has no effect. */
export function ShapeField({ name, ours, value, onChange }: ShapeProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const shown = isKnown(name, typed) ? value : typed;
  const isWrong = shown !== '' && !isKnown(name, shown);

  function type(text: string) {
    setTyped(text);
    onChange(isKnown(name, text) ? text : '');
  }

  return (
    <div className="guide-theme__shape">
      <label htmlFor={id}>{shortOf(name)}</label>
      <input
        id={id}
        type="text"
        value={shown}
        placeholder={ours}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => type(event.target.value)}
      />
      <span id={`${id}-wrong`} className="guide-theme__wrong">
        {isWrong && 'No browser knows this value.'}
      </span>
    </div>
  );
}

function isKnown(name: string, value: string): boolean {
  return isWritable(value) && CSS.supports(...probeOf(name, value.trim()));
}

/** `--sw-color-on-action` is called `on-action`. */
function shortOf(name: string): string {
  return name.replace(/^--sw-(?:color-)?/, '');
}
