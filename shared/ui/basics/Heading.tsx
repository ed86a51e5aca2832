import type { ComponentProps } from 'react';
import type { Content } from 'react/jsx-runtime';
import { useSettings } from '../../i18n/settings-context.ts';

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'children'> {
  /** Levels below the main heading of the widget; 0 is the main heading itself. */
  readonly below?: 0 | 1 | 2 | 3;
  readonly children: Content;
}

/** A heading of a widget. The main heading is left out at the level `none`; the others are below that of the page. */
export function Heading({ below = 0, ...props }: HeadingProps) {
  const { headingLevel = 1 } = useSettings();
  if (headingLevel === 'none' && !below) return null;
  const Tag = `h${(Number(headingLevel) || 1) + below}` as 'h1';
  return <Tag {...props} />;
}
