import type { LoaderContext } from '../context.ts';
import type { PageBus } from './bus.ts';
import type { GuardCalls } from './call-guard.ts';
import type { Commands } from './commands.ts';
import type { Mount, Mounts } from './mount.ts';

/** What the functions of the engine work with. A page has one of each. */
export interface EngineParts extends LoaderContext {
  readonly bus: PageBus;
  readonly commands: Commands;
  readonly mounts: Mounts;
  guardCalls: GuardCalls;
  /** Reports a widget that the page has not defined. */
  reportUnknown(mount: Mount): void;
}
