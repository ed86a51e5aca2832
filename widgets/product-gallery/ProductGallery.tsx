import { useRef, useState, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { useSwipe } from '../../shared/ui/gallery/use-swipe.ts';
import { LateViewer } from './LateViewer.tsx';
import type nl from './locales/nl.json';
import { MainPicture } from './MainPicture.tsx';
import { MainVideo } from './MainVideo.tsx';
import { usePosition } from './Names.tsx';
import type { ProductGalleryState } from './product-gallery.model.ts';
import { Thumbnails } from './Thumbnails.tsx';

/** One picture or video large, and the ways to the others: arrows, fingers, keys and thumbnails. */
export function ProductGallery({ model }: { model: ProductGalleryState }) {
  useSignals();
  const t = useText<typeof nl>();
  const kit = useKitText();
  const stage = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { name, images, videos } = model;
  const count = images.length + videos.length;
  const label = name ? t('galleryOf', { name }) : t('gallery');
  const shown = () => stage.current?.querySelector<HTMLElement>('.sw-product-gallery__picture') ?? null;
  const swipe = useSwipe((step) => (step > 0 ? model.goOn() : model.goBack()), shown);

  function follow(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') model.goOn();
    else if (event.key === 'ArrowLeft') model.goBack();
    else return;
    event.preventDefault();
  }

  function leaveViewer() {
    model.leaveEnlarged();
    // What was clicked may be a video by now: the focus is left at a place around the gallery, where its keys do nothing.
    requestAnimationFrame(() => {
      if (document.activeElement?.contains(stage.current)) stage.current?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys work wherever the focus is inside; each control has its own. */}
      <div className="sw-product-gallery" role="group" aria-label={label} onKeyDown={count > 1 ? follow : undefined}>
        <div ref={stage} className="sw-product-gallery__stage" tabIndex={-1} {...(count > 1 ? swipe : {})}>
          <Main model={model} />
          {count > 1 && <Steps model={model} />}
        </div>
        {hasFailed && <Message kind="error">{kit('wentWrong')}</Message>}
        {count > 1 && <Thumbnails model={model} />}
      </div>
      {model.isEnlarged.value && (
        <LateViewer
          model={model}
          label={label}
          origin={() => shown()?.querySelector('img') ?? null}
          onReady={setFailed}
          onClosed={leaveViewer}
        />
      )}
    </>
  );
}

function Main({ model }: { model: ProductGalleryState }) {
  useSignals();
  const at = model.at.value;
  const image = model.images[at];
  const video = model.videos[at - model.images.length];
  if (image) return <MainPicture model={model} image={image} at={at} />;
  if (video) return <MainVideo key={at} model={model} video={video} />;
  return <ResponsiveImage src={null} alt="" className="sw-product-gallery__none" />;
}

/** Before the first comes the last; after the last comes nothing, and the button says so without losing the focus. */
function Steps({ model }: { model: ProductGalleryState }) {
  useSignals();
  const kit = useKitText();
  const position = usePosition(model);
  const count = model.images.length + model.videos.length;
  return (
    <>
      <IconButton
        icon="chevron"
        className="sw-product-gallery__step sw-product-gallery__step--back"
        label={kit('previousPicture')}
        onClick={model.goBack}
      />
      <IconButton
        icon="chevron"
        className="sw-product-gallery__step sw-product-gallery__step--on"
        label={kit('nextPicture')}
        isDisabled={model.isAtEnd.value}
        onClick={model.goOn}
      />
      <p className="sw-product-gallery__count" role="status">
        <span aria-hidden="true">
          {model.at.value + 1} / {count}
        </span>
        <span className="sw-visually-hidden">{position(model.at.value)}</span>
      </p>
    </>
  );
}
