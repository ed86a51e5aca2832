import { useRef } from 'react';
import { Accordion } from '../../shared/ui/basics/Accordion.tsx';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { useHiddenUntilFound } from '../../shared/ui/basics/use-hidden-until-found.ts';
import type { Group } from './brand-faq.model.ts';

interface PanelProps {
  id: string;
  group: Group;
  isActive: boolean;
  /** The browser's own search has found something in it. */
  onFound(): void;
}

/** Questions of one group, with the picture that leads to what they are about. */
export function Panel({ id, group, isActive, onFound }: PanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(place, !isActive, onFound);
  const { tab, heading, subject, questions } = group;
  return (
    // Folded away it keeps its box, and a box that is called a panel would be heard, empty.
    <div
      ref={place}
      id={id}
      className="sw-brand-faq__panel"
      role={isActive ? 'tabpanel' : undefined}
      aria-labelledby={isActive ? `${id}tab` : undefined}
    >
      <div className="sw-brand-faq__columns">
        <PictureOf group={group} />
        <div>
          {/* Where tabs cannot be chosen, as on paper, the heading says which group it is. */}
          <h3 className={`sw-brand-faq__heading${heading ? '' : ' sw-brand-faq__heading--repeated'}`}>
            {heading ?? tab}
          </h3>
          {subject && <p className="sw-brand-faq__subject">{subject}</p>}
          <Accordion name={id} items={questions} />
        </div>
      </div>
    </div>
  );
}

function PictureOf({ group: { picture, href, heading, tab } }: { group: Group }) {
  if (!picture) return null;
  const isPrinted = 'nodeType' in picture;
  const image = isPrinted ? (
    <ServerMarkup node={picture} className="sw-html" />
  ) : (
    <ResponsiveImage {...picture} width={640} height={480} />
  );
  if (!href) return <div className="sw-brand-faq__picture">{image}</div>;
  const says = isPrinted ? (picture.querySelector('img') ?? (picture as HTMLImageElement)).alt : picture.alt;
  return (
    <a className="sw-brand-faq__picture" href={href} aria-label={says || (heading ?? tab)}>
      {image}
    </a>
  );
}
