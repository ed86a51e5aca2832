import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { GalleryImage } from '../../shared/contract/product-media.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { usePrinted } from '../../shared/ui/basics/printed-context.ts';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import type nl from './locales/nl.json';
import { usePictureName } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';

/** Pixels; windows of this width and below get the small pictures. */
const NARROW = 800;

interface MainPictureProps {
  readonly model: ProductGalleryState;
  readonly image: GalleryImage;
  readonly at: number;
  /** The code of the viewer is loading. */
  readonly isOpening: boolean;
}

/** The picture is a button that opens the viewer. */
export function MainPicture({ model, image, at, isOpening }: MainPictureProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { images, printed } = model;
  const alt = usePictureName(model)(at);
  const next = images[at + 1];
  const [isNextLikely, setNextLikely] = useState(false);
  const [broken, setBroken] = useState<GalleryImage | null>(null);
  const isBroken = broken === image;
  const label = t('enlarge', { picture: alt });
  return (
    <>
      <button
        type="button"
        className="sw-product-gallery__open"
        aria-label={isBroken ? `${label}. ${t('broken')}` : label}
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={model.enlarge}
        onPointerEnter={() => setNextLikely(true)}
        onFocus={() => setNextLikely(true)}
      >
        <Picture
          key={at}
          image={image}
          alt={alt}
          printed={at === 0 ? printed : null}
          isBroken={isBroken}
          onBroken={() => setBroken(image)}
        />
        <svg className="sw-icon sw-product-gallery__lens" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m20 20-4.700-4.700M17.500 10.500a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.500 10.500h6M10.500 7.500v6" />
        </svg>
      </button>
      {/* Preloads the next picture. */}
      {isNextLikely && next && (
        <div hidden>
          <ResponsiveImage src={next.url} mobileSrc={next.mobile_url} mobileUpTo={NARROW} alt="" isEager />
        </div>
      )}
    </>
  );
}

interface PictureProps {
  readonly image: GalleryImage;
  readonly alt: string;
  readonly printed: Element | null;
  readonly isBroken: boolean;
  onBroken(): void;
}

/** A picture that fails to load is replaced by a placeholder and a text. */
function Picture({ image, alt, printed, isBroken, onBroken }: PictureProps) {
  const t = useText<typeof nl>();
  const place = useRef<HTMLSpanElement>(null);
  useLoadError(place, onBroken);
  // A page's policy forbids style attributes in HTML.
  const hasStyle = !usePrinted();
  const { url, mobile_url, w, h, size_percentage: percentage } = image;
  return (
    <span
      ref={place}
      className="sw-product-gallery__picture"
      {...(percentage && hasStyle && { style: { inlineSize: `${percentage}%` } })}
    >
      {printed && !isBroken ? (
        <ServerMarkup node={printed} className="sw-product-gallery__printed" />
      ) : (
        <ResponsiveImage
          src={isBroken ? null : url}
          mobileSrc={isBroken ? null : mobile_url}
          mobileUpTo={NARROW}
          alt={alt}
          className="sw-product-gallery__image"
          {...(w && h && { width: w, height: h })}
          isEager
        />
      )}
      {isBroken && <span className="sw-product-gallery__broken">{t('broken')}</span>}
    </span>
  );
}

/** Reports a picture that fails to load, also one that failed before this widget started. */
function useLoadError(place: RefObject<HTMLElement | null>, onBroken: () => void): void {
  const report = useEffectEvent(onBroken);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = () => signal.aborted || report();
    place.current?.addEventListener('error', fail, { capture: true, signal });
    const picture = place.current?.querySelector('img');
    if (picture?.complete) picture.decode().catch(fail);
    return () => controller.abort();
  }, [place]);
}
