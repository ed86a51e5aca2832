type Options = boolean | AddEventListenerOptions | undefined;
type Listener = EventListenerOrEventListenerObject | null;

interface Registered {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: Listener;
  readonly capture: boolean;
}

const captures = (options: Options) => (typeof options === 'object' ? (options.capture ?? false) : Boolean(options));

/** Notes all listeners from now on that are not removed. */
export function watchListeners() {
  const registered = new Set<Registered>();
  let depth = 0;
  const owners = [...new Set([document, document.body, globalThis].map(ownerOf))];
  const originals = owners.map(({ addEventListener, removeEventListener }) => ({
    addEventListener,
    removeEventListener,
  }));

  for (const [at, owner] of owners.entries()) {
    const { addEventListener, removeEventListener } = originals[at]!;
    owner.addEventListener = function (this: EventTarget, type: string, listener: Listener, options?: Options) {
      // That of the window may call that of the prototype.
      const isOutermost = depth === 0;
      depth++;
      addEventListener.call(this, type, listener, options);
      depth--;
      if (isOutermost) note(this ?? globalThis, type, listener, options);
    };
    owner.removeEventListener = function (this: EventTarget, type: string, listener: Listener, options?: Options) {
      removeEventListener.call(this, type, listener, options);
      forget(this ?? globalThis, type, listener, captures(options));
    };
  }

  function note(target: EventTarget, type: string, listener: Listener, options: Options): void {
    const entry = { target, type, listener, capture: captures(options) };
    const { once, signal } = typeof options === 'object' ? options : {};
    if (signal?.aborted) return;
    registered.add(entry);
    const end = () => void registered.delete(entry);
    const { addEventListener } = originals[0]!;
    if (once) addEventListener.call(target, type, end, { once: true, capture: entry.capture });
    signal?.addEventListener('abort', end, { once: true });
  }

  function forget(target: EventTarget, type: string, listener: Listener, capture: boolean): void {
    for (const entry of registered)
      if (entry.target === target && entry.type === type && entry.listener === listener && entry.capture === capture)
        registered.delete(entry);
  }

  return {
    /** The listeners of the page, and of what the element has now. */
    left(element: HTMLElement): string[] {
      return [...registered].flatMap(({ target, type }) => {
        const place = placeOf(target, element);
        return place ? [`${type} on ${place}`] : [];
      });
    },
    end() {
      for (const [at, owner] of owners.entries()) Object.assign(owner, originals[at]);
    },
  };
}

/** Where the target has its functions from. Global ones may be bound to the window. */
function ownerOf(target: EventTarget): EventTarget {
  if (Object.hasOwn(target, 'addEventListener')) return target;
  return ownerOf(Object.getPrototypeOf(target) as EventTarget);
}

function placeOf(target: EventTarget, element: HTMLElement): string | undefined {
  if (target === globalThis || target === window) return 'the window';
  if (target === document) return 'the document';
  if (!(target instanceof Element)) return undefined;
  if (element.contains(target)) return `an element of the shop (${target.localName})`;
  return target.isConnected ? `the page (${target.localName})` : undefined;
}
