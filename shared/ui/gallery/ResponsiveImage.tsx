import { useState } from 'react';
import { Icon } from '../basics/Icon.tsx';

export interface ResponsiveImageProps {
  readonly src: string | null | undefined;
  /** Takes over in narrow windows. */
  readonly mobileSrc?: string | null | undefined;
  /** How many pixels a narrow window has at most: 640, unless the specification names another width. */
  readonly mobileUpTo?: number;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** The picture's own size in pixels; its proportion keeps the place free while it loads. */
  readonly width?: number;
  readonly height?: number;
  /** Loads at once: for what is in the first view. */
  readonly isEager?: boolean;
  readonly className?: string;
}

/** A picture of a product, or a drawn neutral place where there is none or it does not load. */
export function ResponsiveImage({
  src,
  mobileSrc,
  mobileUpTo = 640,
  alt,
  width = 400,
  height = 400,
  isEager = false,
  className = '',
}: ResponsiveImageProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const wanted = src ?? mobileSrc;
  if (!wanted || wanted === missing) {
    return (
      <span className={`sw-image sw-image--empty ${className}`.trim()}>
        <Icon name="panel" className="sw-image__drawing" />
      </span>
    );
  }
  return (
    <picture className={`sw-image ${className}`.trim()}>
      {mobileSrc && <source media={`(max-width: ${mobileUpTo}px)`} srcSet={mobileSrc} />}
      <img
        className="sw-image__picture"
        src={wanted}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setMissing(wanted)}
      />
    </picture>
  );
}
