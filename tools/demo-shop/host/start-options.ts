import { parseArgs } from 'node:util';
import { THIS_MACHINE } from './listen.ts';

/** @param command what starts the shop, such as `npm start --` */
export const helpOf = (command: string): string => `${command} [options]: opens the demo shop

  --fresh            empties its data first
  --pages <address>  fetches the pages from a server of your own, such as http://localhost:8000,
                     and answers the calls of the widgets
  --light            serves the light build, on Preact
  --files <folder>   serves these files too below /widgets/, such as those of a widget of your own
  --frames           draws the first frames of the widgets in the server
  --dev              lets no browser keep a loader of an earlier build, as npm run dev needs
  --host <address>   listens there, such as 0.0.0.0 for every network; only this machine (${THIS_MACHINE}) unless told
  --help             says this

  PORT=4173 HOST=${THIS_MACHINE} SHOP_BUILD=light SHOP_FRAMES=1 SHOP_DATA=.data/shop.sqlite DATABASE_URL=postgres://… ${command}`;

/** An invalid option, or an invalid environment variable. */
export class InvalidOption extends Error {}

export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly isFresh: boolean;
  readonly pages: URL | undefined;
  /** Serves the build on Preact. */
  readonly isLight: boolean;
  /** A folder with further files below `/widgets/`. */
  readonly files: string | undefined;
  /** Draws the first frames of the widgets in the server. */
  readonly hasFrames: boolean;
  /** The widgets are rebuilt while the shop runs. */
  readonly isDevelopment: boolean;
  readonly wantsHelp: boolean;
}

/** Reads the options; they take precedence over the environment. */
export function readStartOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const {
    fresh: isFresh = false,
    help: wantsHelp = false,
    light = false,
    dev = false,
    host,
    pages,
    files,
    frames,
  } = optionsIn(args);
  return {
    port: portIn(environment['PORT']),
    host: host || environment['HOST'] || THIS_MACHINE,
    isFresh,
    pages: pages === undefined ? undefined : addressIn(pages),
    isLight: light || environment['SHOP_BUILD'] === 'light',
    files,
    hasFrames: frames ?? environment['SHOP_FRAMES'] === '1',
    isDevelopment: dev,
    wantsHelp,
  };
}

function optionsIn(args: readonly string[]) {
  const [isSet, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
  try {
    const options = {
      fresh: isSet,
      help: isSet,
      light: isSet,
      frames: isSet,
      dev: isSet,
      host: text,
      pages: text,
      files: text,
    };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new InvalidOption(`${(error as Error).message} (--help lists all options)`);
  }
}

function portIn(text: string | undefined): number {
  const port = Number(text || 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidOption(`PORT is no port: ${text}`);
}

function addressIn(pages: string): URL {
  const address = URL.parse(pages);
  if (address && ['http:', 'https:'].includes(address.protocol)) return address;
  throw new InvalidOption(`--pages is no address: ${pages}. Write it whole: --pages http://localhost:8000`);
}
