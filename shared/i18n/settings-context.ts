import { createContext, useContext } from 'react';
import { readSettings, type Settings } from './settings.ts';

export const SettingsContext = createContext<Settings | null>(null);

/** The page's settings. */
export function useSettings(): Settings {
  return useContext(SettingsContext) ?? readSettings({}, 'nl');
}
