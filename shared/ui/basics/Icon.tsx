/** SVG paths for a 24 × 24 view box, stroked in the text colour. */
export const ICON_PATHS = {
  cart: 'M2.5 4h2.3l2.4 10.4a1.5 1.5 0 0 0 1.5 1.1h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H5.8M8.2 19.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M15.7 19.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  trash:
    'M4.5 6.5h15M9.5 6.5V4.8c0-.7.6-1.3 1.3-1.3h2.4c.7 0 1.3.6 1.3 1.3v1.7M6.5 6.5l.8 12.2c.1 1 .9 1.8 2 1.8h5.4c1.1 0 1.9-.8 2-1.8l.8-12.2M10 10.5v6M14 10.5v6',
  check: 'M5 12.5l4.7 4.7L19 7.5',
  alert:
    'M10.7 4.3 2.9 17.8a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4.2M12 16.8v.1',
  info: 'M3.2 12a8.8 8.8 0 1 0 17.6 0 8.8 8.8 0 1 0-17.6 0M12 11v5.5M12 7.6v.1',
  truck:
    'M2.5 6h11v10.5h-3.2M5.2 16.5H2.5V6M13.5 9.5h3.9l3.6 4v3h-1.7M13.5 16.5h1.3M5.7 17.2a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17.2a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  gift: 'M4 11.5h16v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8ZM3 7.5h18v4H3v-4ZM12 7.5v13M12 7.5C9 7.5 7 6.4 7 4.9c0-1.1.8-1.9 1.9-1.9C10.6 3 12 5 12 7.5ZM12 7.5c3 0 5-1.1 5-2.6C17 3.8 16.2 3 15.1 3 13.4 3 12 5 12 7.5Z',
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
  chevron: 'M9 5.5l6.5 6.5L9 18.5',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  picture: 'M3.5 5h17v14h-17V5ZM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M14.6 9.2a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0',
} as const;

export type IconName = keyof typeof ICON_PATHS;
export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];

/** A decorative icon, hidden from screen readers: its control has a text. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`sw-icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
