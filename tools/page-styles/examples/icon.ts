import { ICON_PATHS, type IconName } from '../../../shared/ui/basics/Icon.tsx';

/** The drawing of the kit beside a text. */
export function icon(name: IconName, part = ''): string {
  return `<svg class="${`sw-icon ${part}`.trim()}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICON_PATHS[name]}"/></svg>`;
}
