import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

const SHAPES = {
  cart: '<path d="M2.5 4h2.3l2.3 11.2a2 2 0 0 0 2 1.6h8.2a2 2 0 0 0 2-1.5L21.3 8H6"/><circle cx="9.5" cy="20.3" r="1.3"/><circle cx="17" cy="20.3" r="1.3"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 20.5c.6-4 3.7-6.2 8-6.2s7.4 2.2 8 6.2"/>',
  glass: '<circle cx="10.8" cy="10.8" r="6.8"/><path d="M16 16l5 5"/>',
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  wrench:
    '<path d="M14.6 6.6a4.6 4.6 0 0 1 6-3.2l-2.9 2.9.5 2.5 2.5.5 2.9-2.9a4.6 4.6 0 0 1-6.3 5.6L9.6 20.6a2.3 2.3 0 0 1-3.3-3.3z" transform="translate(-2.4 .4)"/>',
  back: '<path d="M8.5 5L3.5 10l5 5M3.5 10h10a7 5.5 0 0 1 0 10H9"/>',
  store: '<path d="M3 9.5L12 4l9 5.5V20H3zM8 20v-7h8v7M8 16.5h8"/>',
  filter: '<path d="M3.5 6h17M6.5 12h11M10 18h4"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  menu: '<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
  bin: '<path d="M4 6.5h16M9.5 6.5V4h5v2.5M6.2 6.5l1 13.5h9.6l1-13.5M10.3 10.5v5.5M13.7 10.5v5.5"/>',
  phone:
    '<path d="M5 3.8h3.6l1.6 4.4-2.2 1.6a12 12 0 0 0 6.2 6.2l1.6-2.2 4.4 1.6V19a2 2 0 0 1-2.2 2A17 17 0 0 1 3 6a2 2 0 0 1 2-2.2z"/>',
  chat: '<path d="M4 5h16v11H11l-4.5 4v-4H4z"/><path d="M8.5 9h7M8.5 12.2h4.5"/>',
} as const;

const symbols = Object.entries(SHAPES).map(
  ([name, drawing]) =>
    `<symbol id="i-${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></symbol>`,
);

/** The symbols that pages refer to; included once in each page. */
export const SPRITE = raw(`<svg hidden width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`);

export function icon(name: keyof typeof SHAPES): Markup {
  return html`<svg class="icon" width="24" height="24" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}
