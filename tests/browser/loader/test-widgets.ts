import type { ManifestCall } from '../../../loader/manifest.ts';

/** Widgets that record what the loader does to them in `window.log`. */
export interface TestWidget {
  readonly script: string;
  readonly styles?: string;
  readonly texts?: boolean;
  readonly load?: string;
  readonly handles?: readonly string[];
  readonly imports?: readonly string[];
  readonly firstCall?: ManifestCall;
}

/** Shared code: the first imports the second. */
export const CHUNKS = {
  'chunk-near': `import './chunk-far.js'; export const near = 'near';`,
  'chunk-far': `export const far = 'far';`,
};

/** A module whose widget is ready immediately. `body` runs first and can use `element`, `host` and `log`. */
function enhancer(body = '', imports = ''): string {
  return `${imports}
export const enhancer = {
  mount(element, host) {
    const log = (...words) => (window.log ??= []).push([...words, element.id].join(' ').trim());
    log('mount');
    (window.hosts ??= {})[element.id] = host;
    ${body}
    host.setState('ready');
    return () => log('unmount');
  },
};`;
}

/** Renders the content of its template instead of the server markup, as an island does. */
const DRAW = `
  const drawn = document.createElement('div');
  drawn.className = 'sw-root';
  drawn.tabIndex = -1;
  drawn.append(element.querySelector('template').content.cloneNode(true));
  const hadFocus = element.contains(document.activeElement);
  element.replaceChildren(drawn);
  if (hadFocus) drawn.focus();
  for (const type of ['click', 'submit', 'keydown', 'input'])
    drawn.addEventListener(type, (event) => {
      const closest = (selector) => Element.prototype.closest.call(event.target, selector);
      if (type === 'submit' || closest('a')) event.preventDefault();
      log(type, event.key ?? '', event.submitter?.value ?? '', closest('a,button,form,input,[role]')?.attributes?.['data-mark']?.value ?? event.target.value ?? '');
    });`;

const handling = (command: string) => `
  const stop = host.bus.handle('${command}', (detail) => {
    log('handled', JSON.stringify(detail));
    if (detail?.throws) throw new Error('thrown by a handler');
  });
  element.addEventListener('stop-handling', stop);`;

export const testWidgets: Readonly<Record<string, TestWidget>> = {
  plain: { script: enhancer() },
  styled: {
    script: enhancer(`log('colour', getComputedStyle(element).color);`),
    styles: '[data-widget=styled] { color: rgb(1, 2, 3); }',
  },
  whole: {
    script: enhancer(`log('texts', host.texts.hello, near);`, `import { near } from './chunk-near.js';`),
    styles: '[data-widget=whole] { color: rgb(1, 2, 3); }',
    texts: true,
    imports: ['chunk-near', 'chunk-far'],
    firstCall: { path: '/whole/first' },
  },
  asking: {
    script: enhancer(`
      if (!host.firstAnswer) log('no answer');
      else host.firstAnswer.then((answer) => answer.text()).then((text) => log('answer', text), () => log('refused'));`),
    firstCall: { path: '/asking/{id}', body: { id: null, kind: 'category' }, unless: 'cart-count' },
  },
  lazy: { script: enhancer(DRAW), load: 'interaction' },
  drawn: { script: enhancer(DRAW) },
  menu: { script: enhancer(handling('menu-open')), load: 'interaction', handles: ['menu-open'] },
  chat: { script: enhancer(handling('chat-open')), load: 'visible', handles: ['chat-open'] },
  'cart-popup': { script: enhancer(handling('add-to-cart')), load: 'interaction', handles: ['add-to-cart'] },
  throwing: { script: `export const enhancer = { mount() { throw new Error('thrown at mount'); } };` },
  patient: {
    script: enhancer().replace(
      `host.setState('ready');`,
      `element.addEventListener('become', ({ detail }) => host.setState(detail, detail === 'failed' ? new Error('later') : undefined));`,
    ),
    load: 'interaction',
  },
  complaining: {
    script: enhancer(`
      host.reportTemplateError({ attribute: 'data-qty', expected: 'a number', found: element.dataset.qty });
      host.reportTemplateError({ attribute: 'data-qty', expected: 'a number', found: element.dataset.qty });
      host.reportTemplateError({ attribute: 'data-list', expected: 'JSON', found: element.dataset.list });`),
  },
};
