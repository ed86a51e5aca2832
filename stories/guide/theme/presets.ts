import type { Values } from '../../../tools/tokens/resolve.ts';
import type { Scheme } from './theme.ts';

/** A theme to start from. Colours that are computed from others are left out. */
export interface Preset {
  readonly name: string;
  /** The changes in each scheme. */
  readonly values: Readonly<Record<Scheme, Values>>;
}

const HARBOUR = {
  '--sw-color-action': '#c2410c',
  '--sw-color-on-action': '#ffffff',
  '--sw-radius-small': '1px',
  '--sw-radius': '2px',
  '--sw-radius-large': '4px',
};

const ORCHARD = {
  '--sw-color-action': '#e8c547',
  '--sw-color-on-action': '#241a05',
  '--sw-radius': '1.25rem',
  '--sw-radius-large': '1.5rem',
  '--sw-font': 'Georgia, serif',
};

export const PRESETS: readonly Preset[] = [
  { name: 'Default', values: { light: {}, dark: {} } },
  {
    name: 'Harbour',
    values: {
      light: { '--sw-color-accent': '#1b3f8b', ...HARBOUR },
      dark: {
        '--sw-color-surface': '#12161f',
        '--sw-color-accent': '#9db8ff',
        '--sw-color-on-accent': '#0b1330',
        ...HARBOUR,
      },
    },
  },
  {
    name: 'Orchard',
    values: {
      light: {
        '--sw-color-ink': '#2b1a14',
        '--sw-color-accent': '#8a3b1c',
        ...ORCHARD,
      },
      dark: {
        '--sw-color-ink': '#f3e9e3',
        '--sw-color-surface': '#1d1714',
        '--sw-color-accent': '#f0a585',
        '--sw-color-on-accent': '#2c1006',
        ...ORCHARD,
      },
    },
  },
];
