import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useKitText, usePartText, useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { useSwipe } from '../../shared/ui/gallery/use-swipe.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { GalleryViewer } from './GalleryViewer.tsx';
import type nl from './locales/nl.json';
import { MainPicture } from './MainPicture.tsx';
import { usePositionText, useVideoProps } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';
import { Thumbnails } from './Thumbnails.tsx';
import type { GalleryVideo } from '../../shared/contract/product-media.ts';
import { Video } from '../../shared/ui/gallery/Video.tsx';

/** One large picture or video. Buttons, swipes, arrow keys and thumbnails show the others. */
export function ProductGallery({ model }: { model: ProductGalleryState }) {
  useSignals();
  const t = useText<typeof nl>();
  const kit = useKitText();
  const frame = useRef<HTMLDivElement>(null);
  /** Its code loads when the shopper first opens it. */
  const { Part: Viewer, hasFailed } = useLazyComponent(
    async () => (await importWithRecovery('Viewer', () => import('../../shared/ui/gallery/Viewer.tsx'))).Viewer,
    model.isEnlarged.value,
  );
  const { name, images, videos } = model;
  const count = images.length + videos.length;
  const label = name ? t('galleryOf', { name }) : t('gallery');
  const shown = () => frame.current?.querySelector<HTMLElement>('.sw-product-gallery__picture') ?? null;
  const swipe = useSwipe((step) => (step > 0 ? model.showNext() : model.showPrevious()), shown);

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') model.showNext();
    else if (event.key === 'ArrowLeft') model.showPrevious();
    else return;
    event.preventDefault();
  }

  // The next click tries again.
  const closeUnopened = useEffectEvent(model.closeEnlarged);
  useEffect(() => {
    if (hasFailed) closeUnopened();
  }, [hasFailed]);

  function closeViewer() {
    model.closeEnlarged();
    // The clicked button is gone if the gallery now shows a video: the focus falls back to the gallery, so its keys work.
    requestAnimationFrame(() => {
      if (document.activeElement?.contains(frame.current)) frame.current?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrow keys work wherever the focus is inside; every control is a button. */}
      <div className="sw-product-gallery" role="group" aria-label={label} onKeyDown={count > 1 ? handleKey : undefined}>
        <div ref={frame} className="sw-product-gallery__stage" tabIndex={-1} {...(count > 1 ? swipe : {})}>
          <Main model={model} isOpening={model.isEnlarged.value && !Viewer} />
          {count > 1 && <Steps model={model} />}
        </div>
        {hasFailed && <Message kind="error">{kit('wentWrong')}</Message>}
        {count > 1 && <Thumbnails model={model} />}
      </div>
      {/* Outside the group: its arrow keys would be lost to a field in the slot. */}
      <Slot name="end" />
      {model.isEnlarged.value && Viewer && (
        <GalleryViewer
          model={model}
          Viewer={Viewer}
          label={label}
          origin={() => shown()?.querySelector('img') ?? null}
          onClosed={closeViewer}
        />
      )}
    </>
  );
}

function Main({ model, isOpening }: { model: ProductGalleryState; isOpening: boolean }) {
  useSignals();
  const at = model.at.value;
  const image = model.images[at];
  const video = model.videos[at - model.images.length];
  if (image) return <MainPicture model={model} image={image} at={at} isOpening={isOpening} />;
  if (video) return <MainVideo key={at} model={model} video={video} />;
  return <ResponsiveImage src={null} alt="" className="sw-product-gallery__none" />;
}

/** “Previous” wraps around to the last; “next” is disabled at the end and keeps the focus. */
function Steps({ model }: { model: ProductGalleryState }) {
  useSignals();
  const kit = usePartText('gallery');
  const position = usePositionText(model);
  const count = model.images.length + model.videos.length;
  return (
    <>
      <IconButton
        icon="chevron"
        className="sw-product-gallery__step sw-product-gallery__step--back"
        label={kit('previousPicture')}
        onClick={model.showPrevious}
      />
      <IconButton
        icon="chevron"
        className="sw-product-gallery__step sw-product-gallery__step--on"
        label={kit('nextPicture')}
        isDisabled={model.isAtEnd.value}
        onClick={model.showNext}
      />
      <p className="sw-product-gallery__count" role="status">
        <span aria-hidden="true" translate="no">
          {`${model.at.value + 1} / ${count}`}
        </span>
        <span className="sw-visually-hidden">{position(model.at.value)}</span>
      </p>
    </>
  );
}

/** Plays in place. Nothing is loaded from the video service until the shopper starts it. */
function MainVideo({ model, video }: { model: ProductGalleryState; video: GalleryVideo }) {
  useSignals();
  const props = useVideoProps(model)(video);
  return (
    <div className="sw-product-gallery__video">
      <Video {...props} isStarted={model.isStarted.value} />
    </div>
  );
}
