import type { BuiltEnhancer, BuiltIsland } from './islands.ts';
import { readJson } from './read-json.ts';

/** Whether a widget shows nothing without the answer to its first call, which may also be an input. */
export function needsAnswer(built: BuiltIsland | BuiltEnhancer, json: string | undefined): boolean {
  return 'island' in built && built.firstCall !== undefined && readJson(json)?.['initial'] === undefined;
}
