import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { snippetOf } from '../../tests/support/snippet.ts';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { CopyableCode } from './CopyableCode.tsx';

interface Props {
  args: WidgetArgs;
  /** The story is about a template that forgets an input. */
  isMistaken: boolean;
}

/** The HTML that embeds the widget of a story, below the story and outside its root. */
export function StorySnippet({ args, isMistaken }: Props) {
  const place = usePlaceBelow();
  const where = args.path === undefined ? 'in a template' : `in the template of ${args.path}`;
  const label = isMistaken ? 'HTML with a mistake, which the console names' : `HTML ${where}`;
  return createPortal(<CopyableCode label={label} code={snippetOf(args)} />, place);
}

/** A place of its own at the end of the page; a page of the guide shows the HTML itself beside its frame. */
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

/** A page of the guide shows its stories in frames of their own. */
function isInsidePage(): boolean {
  return window.parent !== window && window.parent.location.pathname.endsWith('/iframe.html');
}
