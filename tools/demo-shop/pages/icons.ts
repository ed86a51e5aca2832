import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

const SHAPES = {
  cart: '<path d="M2.5 4h2.3l2.4 10.4a1.5 1.5 0 0 0 1.5 1.1h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H5.8"/><circle cx="9.5" cy="19.5" r="1.3"/><circle cx="17" cy="19.5" r="1.3"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 20.5c.6-4 3.7-6.2 8-6.2s7.4 2.2 8 6.2"/>',
  glass: '<circle cx="10.8" cy="10.8" r="6.8"/><path d="M16 16l5 5"/>',
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  alert:
    '<path d="M10.7 4.3 2.9 17.8a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4.2M12 16.8v.1"/>',
  wrench:
    '<path d="M14.6 6.6a4.6 4.6 0 0 1 6-3.2l-2.9 2.9.5 2.5 2.5.5 2.9-2.9a4.6 4.6 0 0 1-6.3 5.6L9.6 20.6a2.3 2.3 0 0 1-3.3-3.3z" transform="translate(-2.4 .4)"/>',
  back: '<path d="M8.5 5L3.5 10l5 5M3.5 10h10a7 5.5 0 0 1 0 10H9"/>',
  store: '<path d="M3 9.5L12 4l9 5.5V20H3zM8 20v-7h8v7M8 16.5h8"/>',
  filter: '<path d="M4 6.5h16M7 12h10M10 17.5h4"/>',
  arrow: '<path d="M4.5 12h15M13.5 6l6 6-6 6"/>',
  chevron: '<path d="M9 5.5l6.5 6.5L9 18.5"/>',
  menu: '<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
  plus: '<path d="M12 5.5v13M5.5 12h13"/>',
  minus: '<path d="M5.5 12h13"/>',
  bin: '<path d="M4.5 6.5h15M9.5 6.5V4.8c0-.7.6-1.3 1.3-1.3h2.4c.7 0 1.3.6 1.3 1.3v1.7M6.5 6.5l.8 12.2c.1 1 .9 1.8 2 1.8h5.4c1.1 0 1.9-.8 2-1.8l.8-12.2M10 10.5v6M14 10.5v6"/>',
  info: '<circle cx="12" cy="12" r="8.8"/><path d="M12 11v5.5M12 7.6v.1"/>',
  lens: '<path d="m20 20-4.7-4.7M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.5 10.5h6M10.5 7.5v6"/>',
  play: '<path d="M8 5.5v13l10.5-6.5L8 5.5Z"/>',
  truck:
    '<path d="M2.5 6h11v10.5h-3.2M5.2 16.5H2.5V6M13.5 9.5h3.9l3.6 4v3h-1.7M13.5 16.5h1.3"/><circle cx="7.7" cy="17.2" r="2"/><circle cx="17" cy="17.2" r="2"/>',
  gift: '<path d="M4 11.5h16v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-8ZM3 7.5h18v4H3v-4ZM12 7.5v13M12 7.5C9 7.5 7 6.4 7 4.9c0-1.1.8-1.9 1.9-1.9C10.6 3 12 5 12 7.5Zc3 0 5-1.1 5-2.6C17 3.8 16.2 3 15.1 3 13.4 3 12 5 12 7.5Z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7"/>',
  phone:
    '<path d="M5 3.8h3.6l1.6 4.4-2.2 1.6a12 12 0 0 0 6.2 6.2l1.6-2.2 4.4 1.6V19a2 2 0 0 1-2.2 2A17 17 0 0 1 3 6a2 2 0 0 1 2-2.2z"/>',
  chat: '<path d="M4 5h16v11H11l-4.5 4v-4H4z"/><path d="M8.5 9h7M8.5 12.2h4.5"/>',
} as const;

const symbols = Object.entries(SHAPES).map(
  ([name, drawing]) =>
    `<symbol id="i-${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></symbol>`,
);

/** The symbols that pages refer to; included once in each page. */
export const SPRITE = raw(`<svg hidden width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`);

type IconName = keyof typeof SHAPES;

/** With the classes of the widgets: as large as they draw it beside a text. */
export function kitIcon(name: IconName, part = ''): Markup {
  return html`<svg class="sw-icon ${part}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}

export function icon(name: IconName): Markup {
  return html`<svg class="icon" width="24" height="24" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}
