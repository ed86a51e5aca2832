import { useState } from 'react';
import { Icon } from '../basics/Icon.tsx';

export interface ResponsiveImageProps {
  readonly src: string | null | undefined;
  /** Replaces `src` in narrow windows. */
  readonly mobileSrc?: string | null | undefined;
  /** Maximum width of a narrow window in pixels. */
  readonly mobileUpTo?: number;
  /** Empty when the name is next to the picture. */
  readonly alt: string;
  /** Intrinsic size in pixels; its ratio reserves the space while the picture loads. */
  readonly width?: number;
  readonly height?: number;
  /** Loads at once, for a picture in the first view. */
  readonly isEager?: boolean;
  readonly className?: string;
}

/** A picture of a product; a placeholder when there is none or it fails to load. */
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
  const [failed, setFailed] = useState<string | null>(null);
  const source = src ?? mobileSrc;
  if (!source || source === failed) {
    return (
      <span className={`sw-image sw-image--empty ${className}`.trim()}>
        <Icon name="picture" className="sw-image__drawing" />
      </span>
    );
  }
  return (
    <picture className={`sw-image ${className}`.trim()}>
      {mobileSrc && <source media={`(max-width: ${mobileUpTo}px)`} srcSet={mobileSrc} />}
      <img
        className="sw-image__picture"
        src={source}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(source)}
      />
    </picture>
  );
}
