import { PRESETS } from './presets.ts';
import type { Scheme } from './theme.ts';

interface PresetProps {
  readonly preset: string;
  readonly scheme: Scheme;
  onChoose(preset: string, scheme: Scheme): void;
}

/** The theme to start from, and its scheme. */
export function PresetFields({ preset, scheme, onChoose }: PresetProps) {
  return (
    <fieldset>
      <legend>Start from</legend>
      <div className="guide-theme__presets">
        <label>
          <span>Preset </span>
          <select value={preset} onChange={(event) => onChoose(event.target.value, scheme)}>
            {PRESETS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Scheme </span>
          <select value={scheme} onChange={(event) => onChoose(preset, event.target.value as Scheme)}>
            <option>light</option>
            <option>dark</option>
          </select>
        </label>
        <p>A choice replaces your changes.</p>
      </div>
    </fieldset>
  );
}
