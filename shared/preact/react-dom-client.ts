// Stands in for `react-dom/client`.
import { Component, createElement, hydrate, render, type ComponentChildren } from 'preact';
import { IdPrefixContext } from './id-prefix.ts';
import { runEffects, takeOver } from './options.ts';

interface RootOptions {
  /** Receives an error of a component or an effect; by default, the page does. */
  onUncaughtError?(error: unknown): void;
  /** Begins all ids of this root. By default, each root has its own. */
  identifierPrefix?: string;
}

interface BoundaryProps {
  readonly children?: ComponentChildren;
  readonly onUncaughtError: (error: unknown) => void;
}

/** After an error, Preact leaves half of the content. React draws nothing and reports the error to the root. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static override getDerivedStateFromError(): object {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onUncaughtError(error);
  }

  override render(): ComponentChildren {
    return this.state.hasFailed ? null : this.props.children;
  }
}

let rootCount = 0;

const withDefaults = (options: RootOptions): Required<RootOptions> => ({
  onUncaughtError: (error) => reportError(error),
  identifierPrefix: `_r${++rootCount}_`,
  ...options,
});

/** The content of a root, on a server too. */
export function contentOf(children: ComponentChildren, { onUncaughtError, identifierPrefix }: Required<RootOptions>) {
  return createElement(
    IdPrefixContext.Provider,
    { value: identifierPrefix },
    createElement(Boundary, { onUncaughtError }, children),
  );
}

/** A root that draws into `container`, at once. */
export function createRoot(container: Element, options: RootOptions = {}) {
  return rootIn(container, withDefaults(options));
}

/** Takes over what a server has drawn in `container`, at once. */
export function hydrateRoot(container: Element, children: ComponentChildren, options: RootOptions = {}) {
  const all = withDefaults(options);
  takeOver(() => hydrate(contentOf(children, all), container));
  return rootIn(container, all);
}

function rootIn(container: Element, options: Required<RootOptions>) {
  return {
    render(children: ComponentChildren): void {
      render(contentOf(children, options), container);
    },
    unmount(): void {
      try {
        render(null, container);
        // React cleans up effects before `unmount` returns.
        runEffects();
      } catch (error) {
        options.onUncaughtError(error);
      }
    },
  };
}
