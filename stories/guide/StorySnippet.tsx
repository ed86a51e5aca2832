import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { snippetOf } from '../../tests/support/snippet.ts';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { CopyableCode } from './CopyableCode.tsx';

interface Props {
  args: WidgetArgs;
  /** The story shows a template with a missing input. */
  isMistaken: boolean;
}

/** The HTML that embeds the widget of a story, below the story and outside its root. */
export function StorySnippet({ args, isMistaken }: Props) {
  const place = usePlaceBelow();
  const where = args.path === undefined ? 'in a template' : `in the template of ${args.path}`;
  const label = isMistaken ? 'HTML with a mistake, which the console names' : `HTML ${where}`;
  return createPortal(<CopyableCode label={label} code={snippetOf(args)} />, place);
}

/** A section at the end of the page. On pages of the guide, the HTML is beside the frame instead. */
function usePlaceBelow(): HTMLElement {
  const [place] = useState(createPlace);
  useEffect(() => {
    if (isInsidePage()) return;
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}

function createPlace(): HTMLElement {
  const place = document.createElement('aside');
  place.className = 'guide-below';
  return place;
}

/** Pages of the guide show their stories in frames. */
function isInsidePage(): boolean {
  return window.parent !== window && window.parent.location.pathname.endsWith('/iframe.html');
}
