import { signal } from '@preact/signals-core';
import type { Services } from '../../shared/runtime/services.ts';
import { DONE, type Done, type Refused, type Status } from './outcome.ts';
import type { Readable } from './readable.ts';

/** The first call of a model. */
export interface Start {
  readonly status: Readable<Status>;
  start(): Promise<Done | Refused>;
}

/** Calls to `start` at the same time share one, and none follows a success. */
export function createStart({ refusalOf }: Pick<Services, 'refusalOf'>, load: () => Promise<unknown>): Start {
  const status = signal<Status>({ is: 'loading' });
  let pending: Promise<Done | Refused> | null = null;

  async function run(): Promise<Done | Refused> {
    try {
      await load();
      status.value = { is: 'shown' };
      return DONE;
    } catch (failure) {
      pending = null;
      const refusal = refusalOf(failure);
      status.value = { is: 'unavailable', refusal };
      return { is: 'refused', refusal };
    }
  }

  return { status, start: () => (pending ??= run()) };
}
