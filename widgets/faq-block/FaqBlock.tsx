import { useId } from 'react';
import { Accordion } from '../../shared/ui/basics/Accordion.tsx';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import type { FaqBlockState } from './faq-block.model.ts';

/** Questions about one subject; one answer is open at a time. */
export function FaqBlock({ model }: { model: FaqBlockState }) {
  const id = useId();
  const { title, questions } = model;
  return (
    <section className="sw-faq-block" aria-labelledby={id}>
      <h2 id={id} className="sw-faq-block__title">
        {title}
      </h2>
      <div className="sw-faq-block__columns">
        <Picture model={model} />
        <div className="sw-faq-block__questions">
          <Accordion name={id} items={questions} />
        </div>
      </div>
    </section>
  );
}

function Picture({ model: { image, mobileImage, imageAlt } }: { model: FaqBlockState }) {
  const className = 'sw-faq-block__picture';
  if (typeof image === 'object' && image) return <ServerMarkup node={image} className={`sw-html ${className}`} />;
  if (!image && !mobileImage) return null;
  return (
    <ResponsiveImage
      src={image}
      mobileSrc={mobileImage}
      alt={imageAlt}
      width={640}
      height={480}
      className={className}
    />
  );
}
