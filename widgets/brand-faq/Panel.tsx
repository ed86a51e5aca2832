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
  /** The browser's page search found something in it. */
  onFound(): void;
}

/** The questions of one group, with its picture. */
export function Panel({ id, group, isActive, onFound }: PanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(place, !isActive, onFound);
  const { tab, heading, subject, questions } = group;
  return (
    // A hidden panel keeps its box: with this role, screen readers would announce an empty panel.
    <div
      ref={place}
      id={id}
      className="sw-brand-faq__panel"
      role={isActive ? 'tabpanel' : undefined}
      aria-labelledby={isActive ? `${id}tab` : undefined}
    >
      <div className="sw-brand-faq__columns">
        <GroupPicture group={group} />
        <div>
          {/* The print layout has no tabs, so the heading names the group. */}
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

function GroupPicture({ group: { picture, href, heading, tab } }: { group: Group }) {
  if (!picture) return null;
  const isMarkup = 'nodeType' in picture;
  const image = isMarkup ? (
    <ServerMarkup node={picture} className="sw-html" />
  ) : (
    <ResponsiveImage {...picture} width={640} height={480} />
  );
  if (!href) return <div className="sw-brand-faq__picture">{image}</div>;
  const alt = isMarkup ? (picture.querySelector('img') ?? (picture as HTMLImageElement)).alt : picture.alt;
  return (
    <a className="sw-brand-faq__picture" href={href} aria-label={alt || (heading ?? tab)}>
      {image}
    </a>
  );
}
