// Stands in for `react-dom/client`.
import { Component, createElement, render, type ComponentChildren } from 'preact';
import { runEffects } from './options.ts';

interface RootOptions {
  /** Receives an error of a component or an effect; by default, the page does. */
  onUncaughtError?(error: unknown): void;
  /** Ignored: `useId` counts over the whole page. */
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

/** A root that draws into `container`, at once. */
export function createRoot(container: Element, { onUncaughtError = (error) => reportError(error) }: RootOptions = {}) {
  return {
    render(children: ComponentChildren): void {
      render(createElement(Boundary, { onUncaughtError }, children), container);
    },
    unmount(): void {
      try {
        render(null, container);
        // React cleans up effects before `unmount` returns.
        runEffects();
      } catch (error) {
        onUncaughtError(error);
      }
    },
  };
}
