/** The shops whose pages have first frames from the server: the words for their build, and their address. */
export const DRAWN_SHOPS: readonly (readonly [build: string, baseURL: string])[] = [
  ['React', `http://127.0.0.1:${process.env.FRAMES_PORT}`],
  ['the light build', `http://127.0.0.1:${process.env.LIGHT_FRAMES_PORT}`],
];
