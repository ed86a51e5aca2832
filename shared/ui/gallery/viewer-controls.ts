import type PhotoSwipe from 'photoswipe';
import { createElement, createIcon } from '../markup/create-element.ts';

/** Accessible names of the buttons, which are also their tooltips. */
export interface ViewerLabels {
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  /** Which item it is, as it is announced, such as “Picture 2 of 5”. */
  position(index: number): string;
}

/** The library's styles fade it in and out with the viewer. */
const FADES = 'pswp__hide-on-close';

/**
 * Draws the controls instead of the library, with its classes. The library writes its own controls with `innerHTML`, which
 * a page with Trusted Types refuses. Call it before `viewer.init()`.
 */
export function drawControls(viewer: PhotoSwipe, labels: ViewerLabels): void {
  viewer.on('uiRegister', () => {
    viewer.ui!.uiElementsData = [];
    const bar = createElement('div', `pswp__top-bar ${FADES}`);
    bar.append(
      createCounter(viewer, labels),
      createLoadingIndicator(viewer),
      createButton('pswp__button--zoom', 'zoom', labels.zoom, () => viewer.toggleZoom()),
      createButton('pswp__button--close', 'close', labels.close, () => viewer.close()),
    );
    viewer.scrollWrap!.append(
      bar,
      createArrow(viewer, -1, 'pswp__button--arrow--prev', labels.previous),
      createArrow(viewer, 1, 'pswp__button--arrow--next', labels.next),
    );
  });
}

function createButton(
  className: string,
  icon: Parameters<typeof createViewerIcon>[0],
  label: string,
  onClick: () => void,
): HTMLButtonElement {
  const button = createElement('button', `pswp__button ${className} sw-viewer__control`, createViewerIcon(icon));
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}

/** A button to the previous or next slide, disabled where there is none. */
function createArrow(viewer: PhotoSwipe, step: -1 | 1, className: string, label: string): HTMLButtonElement {
  const button = createButton(`${className} pswp__button--arrow sw-viewer__arrow ${FADES}`, 'arrow', label, () =>
    step < 0 ? viewer.prev() : viewer.next(),
  );
  button.setAttribute('aria-controls', viewer.container!.id);
  viewer.on('change', () => {
    const target = viewer.currIndex + step;
    button.disabled = target < 0 || target >= viewer.getNumItems();
  });
  return button;
}

function createCounter(viewer: PhotoSwipe, { position }: ViewerLabels): HTMLElement {
  const counter = createElement('div', 'pswp__counter sw-viewer__position');
  viewer.on('change', () => (counter.textContent = position(viewer.currIndex)));
  return counter;
}

/** Visible while the current slide loads, after the viewer's `preloaderDelay`. */
function createLoadingIndicator(viewer: PhotoSwipe): HTMLElement {
  const indicator = createElement('div', 'pswp__preloader sw-viewer__loading', createViewerIcon('loading'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLoading = () => viewer.currSlide?.content.isLoading() ?? false;

  function show(isVisible: boolean) {
    clearTimeout(timer);
    timer = undefined;
    indicator.classList.toggle('pswp__preloader--active', isVisible);
  }

  function update() {
    if (!isLoading()) show(false);
    else timer ??= setTimeout(() => show(isLoading()), viewer.options.preloaderDelay);
  }

  viewer.on('change', update);
  viewer.on('loadComplete', ({ slide }) => {
    if (slide === viewer.currSlide) update();
  });
  viewer.on('destroy', () => clearTimeout(timer));
  return indicator;
}

/** SVG paths for a 24 × 24 view box. */
const LINES = {
  close: 'm6 6 12 12M18 6 6 18',
  // The library's styles mirror it for the next slide.
  arrow: 'm15 5.500-6.500 6.500 6.500 6.500',
  zoom: 'm20 20-4.700-4.700M17.500 10.500a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.500 10.500h6',
  loading: 'M12 4a8 8 0 1 1-8 8',
};

/** Creates the icon of a control of the viewer. */
function createViewerIcon(name: keyof typeof LINES): SVGElement {
  const icon = createIcon(LINES[name], 'pswp__icn sw-viewer__icon');
  if (name === 'zoom') {
    // The upright stroke of the plus, which is hidden while the picture is enlarged.
    const stroke = createIcon('M10.500 7.500v6').firstElementChild!;
    stroke.setAttribute('class', 'pswp__zoom-icn-bar-v');
    icon.append(stroke);
  }
  return icon;
}
