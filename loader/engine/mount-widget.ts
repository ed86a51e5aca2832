import type { Widget } from '../../shared/runtime/host.ts';
import type { Wave } from '../prefetch.ts';
import { createBus } from './bus.ts';
import { guardCalls } from './call-guard.ts';
import { handle } from './commands.ts';
import { complain } from './report-template-error.ts';
import { broken, settings, startWave, waves, widgets } from './loader-context.ts';
import { become, type Place, places } from './mounts.ts';

export const bus = createBus(handle);

/** Begins to load the widget of this element, if it is still waiting; one of the late list when that has come. */
export async function wake(element: Element): Promise<void> {
  const place = places.get(element);
  if (place?.state !== 'waiting' || !widgets[place.name]) return;
  become(element as HTMLElement, place, 'loading');
  const wave = waves.get(element) ?? startWave(element as HTMLElement);
  waves.delete(element);
  try {
    await wave.files;
  } catch (error) {
    place.isLost = true;
    return become(element as HTMLElement, place, 'failed', error);
  }
  // It may have left the page meanwhile.
  if (places.get(element) === place) mount(element as HTMLElement, place, await wave.files, wave.given);
}

function mount(element: HTMLElement, place: Place, [code, texts]: Awaited<Wave['files']>, given: Wave['given']): void {
  const widget = (code['island'] ?? code['enhancer'] ?? code[place.name]) as Widget;
  for (const script of broken.splice(0)) if (script) complain(script, { attribute: '', found: script.textContent });
  try {
    place.unmount = widget.mount(element, {
      ...given,
      bus,
      settings: settings(),
      texts: texts ? texts.default : {},
      ...guardCalls(place.name),
      became: (state, error) => become(element, place, state, error),
      complain: (complaint) => complain(element, complaint),
    });
  } catch (error) {
    console.error(error);
    become(element, place, 'failed', error);
  }
}
