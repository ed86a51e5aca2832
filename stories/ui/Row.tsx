import type { ReactNode } from 'react';
import './stories.css';

/** Several things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="story-row">{children}</div>;
}

/** Cards as a category page lays them. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className="story-grid">{children}</div>;
}

/** The width of a small telephone, or of a page at 400 %. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="story-narrow">{children}</div>;
}
