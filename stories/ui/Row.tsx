import type { Content } from 'react/jsx-runtime';
import './stories.css';

/** Several components side by side. */
export function Row({ children }: { children: Content }) {
  return <div className="story-row">{children}</div>;
}

/** The grid of a category page. */
export function Grid({ children }: { children: Content }) {
  return <div className="story-grid">{children}</div>;
}

/** The width of a small phone, or of a page at 400 % zoom. */
export function Narrow({ children }: { children: Content }) {
  return <div className="story-narrow">{children}</div>;
}
