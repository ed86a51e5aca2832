declare module 'eiland:islands' {
  export const islands: object;
  export const enhancers: object;
  export const engine: object;
  export const handlers: object;
  export const integrity: object;
}

declare module 'eiland:sheets' {
  export const sheets: object;
}
