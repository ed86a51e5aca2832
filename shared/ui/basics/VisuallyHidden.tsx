/** Text for screen readers only; spaces part it from the text around it. */
export function VisuallyHidden({ children }: { children: string | number }) {
  return <span className="sw-visually-hidden">{` ${children} `}</span>;
}
