// @vitest-environment happy-dom
import { fireEvent, getByRole, getByText, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { island } from './product-gallery.island.tsx';

const NEXT = 'Volgende afbeelding';
const PREVIOUS = 'Vorige afbeelding';

const images = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/media/${at + 1}.jpg`,
    mobile_url: `/media/${at + 1}-m.jpg`,
    thumbnail_url: `/media/${at + 1}-t.jpg`,
    w: 1200,
    h: 900,
  }));
const VIDEOS = [{ code: 'aqz-KE-bpKQ', title: 'Installatie', url: '/media/film.jpg' }, '76979871'];

/** A gallery whose page says everything by attributes, unless `html` prints it. */
async function openGallery(content: { images?: unknown; videos?: unknown; html?: string } = {}) {
  const page = await openPage();
  const element = document.createElement('div');
  element.dataset['name'] = 'MIN 3000';
  if (content.images) element.dataset['images'] = JSON.stringify(content.images);
  if (content.videos) element.dataset['videos'] = JSON.stringify(content.videos);
  const user = userEvent.setup();
  const mounted = page.mount(island, content.html ?? element.outerHTML);
  const gallery = mounted.element;
  if (mounted.templateErrors.length === 0) await waitFor(() => expect(mounted.states).toContain('ready'));
  return {
    ...mounted,
    mount: page.mount,
    gallery,
    user,
    press: (name: string | RegExp) => user.click(getByRole(gallery, 'button', { name })),
    large: () => gallery.querySelector('.sw-product-gallery__picture img')?.getAttribute('src'),
    said: () => getByRole(gallery, 'status').textContent,
    thumbnails: () =>
      within(getByRole(gallery, 'list'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    marked: () => gallery.querySelector('[aria-current]')?.getAttribute('aria-label'),
  };
}

describe('a shopper', () => {
  test('goes to the last picture and no further, and from the first back to the last', async () => {
    const { press, large, said, gallery } = await openGallery({ images: images(3) });
    expect(large()).toBe('/media/1.jpg');
    await press(PREVIOUS);
    expect(large()).toBe('/media/3.jpg');
    expect(said()).toContain('Afbeelding 3 van 3');
    const next = getByRole(gallery, 'button', { name: NEXT });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    next.focus();
    await press(NEXT);
    expect(large()).toBe('/media/3.jpg');
    expect(document.activeElement).toBe(next);
    await press(PREVIOUS);
    await press(PREVIOUS);
    await press(NEXT);
    expect(large()).toBe('/media/2.jpg');
  });

  test('uses the arrow keys anywhere inside the gallery', async () => {
    const { user, gallery, large } = await openGallery({ images: images(3) });
    getByRole(gallery, 'button', { name: /^Vergroten/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(large()).toBe('/media/2.jpg');
    getByRole(gallery, 'button', { name: 'Afbeelding 3 van 3' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(large()).toBe('/media/3.jpg');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(large()).toBe('/media/3.jpg');
  });

  test('sees seven thumbnails, videos at their end, and the shown picture always among them', async () => {
    const { press, thumbnails, marked } = await openGallery({ images: images(12), videos: VIDEOS });
    expect(thumbnails()).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => `Afbeelding ${number} van 12`),
      'Video afspelen: Installatie',
      'Video afspelen: Video over MIN 3000',
    ]);
    for (let time = 0; time < 6; time++) await press(NEXT);
    expect(marked()).toBe('Afbeelding 7 van 12');
    expect(thumbnails()).toHaveLength(7);
    await press(PREVIOUS);
    await press('Afbeelding 8 van 12');
    expect(marked()).toBe('Afbeelding 8 van 12');
  });

  test('plays a video by its thumbnail, and loads nothing from its provider before', async () => {
    const { press, gallery, said } = await openGallery({ images: images(1), videos: VIDEOS });
    await press(NEXT);
    expect(said()).toContain('Video 1 van 2');
    expect(gallery.querySelector('iframe')).toBeNull();
    expect(gallery.innerHTML).not.toMatch(/youtube|vimeo\.com/);
    await press('Video afspelen: Video over MIN 3000');
    expect(gallery.querySelector('iframe')?.src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
    await press(PREVIOUS);
    expect(gallery.querySelector('iframe')).toBeNull();
  });

  test('swipes with a finger, and not with a mouse or by scrolling', async () => {
    const { gallery, large } = await openGallery({ images: images(3) });
    const stage = gallery.querySelector('.sw-product-gallery__stage')!;
    const swipe = (by: { x: number; y: number }, pointerType = 'touch') => {
      const begin = { pointerType, isPrimary: true, pointerId: 1, clientX: 200, clientY: 200 };
      fireEvent.pointerDown(stage, begin);
      fireEvent.pointerUp(stage, { ...begin, clientX: 200 + by.x, clientY: 200 + by.y });
    };
    swipe({ x: -80, y: 10 });
    await waitFor(() => expect(large()).toBe('/media/2.jpg'));
    swipe({ x: -30, y: 0 });
    swipe({ x: -80, y: 120 });
    swipe({ x: -80, y: 0 }, 'mouse');
    expect(large()).toBe('/media/2.jpg');
    swipe({ x: 80, y: 0 });
    await waitFor(() => expect(large()).toBe('/media/1.jpg'));
  });

  test('sees a message for a picture that does not load', async () => {
    const { gallery, press } = await openGallery({ images: images(2) });
    fireEvent.error(gallery.querySelector('.sw-product-gallery__picture img')!);
    await waitFor(() => getByText(gallery, 'De afbeelding kan niet worden geladen'));
    await press(NEXT);
    expect(gallery.textContent).not.toContain('kan niet');
  });
});

describe('a page', () => {
  test('gets a small picture for windows up to 800 px, and the size of its column', async () => {
    const { gallery } = await openGallery({ images: [{ ...images(1)[0], size_percentage: '60' }] });
    const source = gallery.querySelector('.sw-product-gallery__picture source')!;
    expect(source.getAttribute('media')).toBe('(max-width: 800px)');
    expect(source.getAttribute('srcset')).toBe('/media/1-m.jpg');
    expect(gallery.querySelector<HTMLElement>('.sw-product-gallery__picture')!.style.inlineSize).toBe('60%');
    expect(queryByRole(gallery, 'list')).toBeNull();
    expect(queryByRole(gallery, 'button', { name: NEXT })).toBeNull();
  });

  test.each([
    { said: ['/a.jpg', { mobile_url: '/b.jpg' }], last: '/b.jpg' },
    { said: { '0': { url: '/a.jpg', w: '', h: '900' }, '2': { url: '/c.jpg', thumbnail_url: false } }, last: '/c.jpg' },
  ])('can have its pictures as $said', async ({ said, last }) => {
    const { press, large } = await openGallery({ images: said });
    expect(large()).toBe('/a.jpg');
    await press(PREVIOUS);
    expect(large()).toBe(last);
  });

  test('with a picture without an address has the others, and reports it', async () => {
    const list = [{ url: '/a.jpg' }, { w: 1200 }, '', { url: '/c.jpg' }, { mobile_url: 5 }];
    const { gallery, states, templateErrors, press, large } = await openGallery({
      images: list,
      videos: [{}, 76979871],
    });
    await waitFor(() => expect(states).toEqual(['ready']));
    expect(within(getByRole(gallery, 'list')).getAllByRole('button')).toHaveLength(3);
    await press(NEXT);
    expect(large()).toBe('/c.jpg');
    expect(templateErrors).toEqual([
      { attribute: 'data-images (at 1.url)', expected: 'string', found: 'nothing' },
      { attribute: 'data-images (at 2.url)', expected: 'string', found: 'nothing' },
      { attribute: 'data-images (at 4.url)', expected: 'string', found: 'nothing' },
      { attribute: 'data-videos (at 0.code)', expected: 'string', found: 'nothing' },
    ]);
  });

  test('with a link without an address in its HTML has the others, and shows what there is of that one', async () => {
    const link = (name: string, href = ` href="/${name}.jpg"`) =>
      `<li><a${href}><img src="/${name}-t.jpg" alt=""></a></li>`;
    const html = `<div data-name="MIN 3000"><img src="/a.jpg" alt=""><ul>${link('a')}${link('b', '')}${link('c')}</ul></div>`;
    const { gallery, states, press, large } = await openGallery({ html });
    await waitFor(() => expect(states).toEqual(['ready']));
    expect(within(getByRole(gallery, 'list')).getAllByRole('button')).toHaveLength(3);
    await press(NEXT);
    expect(large()).toBe('/b-t.jpg');
  });

  test('with a link and a picture without addresses in its HTML leaves them out, and reports it', async () => {
    const html = `<div data-name="MIN 3000"><img src="/a.jpg" alt=""><ul><li><a href="/a.jpg"><img src="/a-t.jpg" alt=""></a></li><li><a><img alt=""></a></li></ul></div>`;
    const { states, templateErrors } = await openGallery({ html });
    await waitFor(() => expect(states).toEqual(['ready']));
    expect(templateErrors).toMatchObject([{ expected: 'string', found: 'nothing' }]);
  });

  test('whose pictures all have no address keeps its own HTML', async () => {
    const html = `<div data-images='[{"w":1},{}]'><p>Foto van de winkel</p></div>`;
    const { element, states, templateErrors } = await openGallery({ html });
    expect(states).toEqual(['failed']);
    expect(element.innerHTML).toBe('<p>Foto van de winkel</p>');
    expect(templateErrors[0]).toEqual({ attribute: 'data-images (at 0.url)', expected: 'string', found: 'nothing' });
  });

  test('without pictures keeps the placeholder, and gets a template error without the input', async () => {
    const { gallery } = await openGallery({ images: [] });
    expect(gallery.querySelector('.sw-image--empty')).not.toBeNull();
    const { templateErrors, element } = await openGallery({ html: '<div><p>Binnenkort een foto</p></div>' });
    expect(templateErrors).toEqual([{ attribute: 'data-images', expected: 'a list of pictures', found: 'nothing' }]);
    expect(element.innerHTML).toBe('<p>Binnenkort een foto</p>');
  });
});

const PRINTED = `<div><a href="/media/1.jpg"><picture><source media="(max-width: 800px)" srcset="/media/1-m.jpg 640w"><img
  src="/media/1.jpg" alt="MIN 3000" width="1200" height="900"></picture></a>
  <ul><li><a href="/media/1.jpg" data-mobile-url="/media/1-m.jpg" data-width="1200" data-height="900"><img src="/media/1-t.jpg" alt=""></a></li>
  <li><a href="/media/2.jpg" data-size-percentage="50"><img src="/media/2-t.jpg" alt=""></a></li>
  <li><a href="https://vimeo.com/76979871" data-code="76979871"><img src="/media/film.jpg" alt=""> Installatie</a></li></ul></div>`;

describe('server markup', () => {
  test('is read, and its first picture stays the same node, also after other pictures were shown', async () => {
    const { gallery, press, thumbnails, large } = await openGallery({ html: PRINTED });
    expect(thumbnails()).toEqual(['Afbeelding 1 van 2', 'Afbeelding 2 van 2', 'Video afspelen: Installatie']);
    getByRole(gallery, 'button', { name: 'Vergroten: MIN 3000, afbeelding 1 van 2' });
    const node = gallery.querySelector('.sw-product-gallery__picture picture')!;
    expect(node.className).toBe('');
    await press(NEXT);
    expect(large()).toBe('/media/2.jpg');
    expect(gallery.contains(node)).toBe(false);
    await press(PREVIOUS);
    expect(gallery.querySelector('.sw-product-gallery__picture picture')).toBe(node);
  });

  test('is restored on unmount', async () => {
    const { element, unmount, press } = await openGallery({ html: PRINTED });
    await press(NEXT);
    await press(PREVIOUS);
    unmount();
    expect(element.outerHTML).toBe(fresh(PRINTED));
  });

  test('may have the controls of the widget, which are replaced', async () => {
    const html = PRINTED.replace('<ul>', '<a href="/media/2.jpg">Volgende</a><p aria-hidden="true">1 / 3</p><ul>');
    const { thumbnails, templateErrors } = await openGallery({ html });
    expect(thumbnails()).toHaveLength(3);
    expect(templateErrors).toEqual([]);
  });

  test('with one picture is the whole gallery', async () => {
    const { gallery, large } = await openGallery({
      html: '<div><img src="/media/1.jpg" alt="MIN 3000" width="1200" height="900"></div>',
    });
    expect(large()).toBe('/media/1.jpg');
    getByRole(gallery, 'button', { name: 'Vergroten: MIN 3000' });
  });

  test('is overridden by inputs of the page', async () => {
    const { gallery, large } = await openGallery({
      html: `<div data-images='["/other.jpg"]'><picture><img src="/media/1.jpg" alt="MIN 3000"></picture></div>`,
    });
    expect(large()).toBe('/other.jpg');
    expect(gallery.querySelectorAll('img[src="/media/1.jpg"]')).toHaveLength(0);
  });
});

function fresh(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild!.outerHTML;
}

describe('the tag manager of the page', () => {
  const views = () =>
    ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'view_item');
  const ITEM = { item_id: 'GRW-MIN3000TLXH', item_name: 'Growatt MIN 3000TL-XH', price: 649, item_brand: 'Growatt' };
  const galleryOf = (item: object) => `<div data-images='["/media/1.jpg"]' data-item='${JSON.stringify(item)}'></div>`;

  test('gets the product of the page, with what the page says of it', async () => {
    await openGallery({ html: galleryOf(ITEM) });
    await waitFor(() => expect(views()).toHaveLength(1));
    expect(views()).toEqual([
      { event: 'view_item', ecommerce: { currency: 'EUR', value: 649, items: [{ ...ITEM, quantity: 1 }] } },
    ]);
  });

  test('gets a product once when the gallery starts anew, and each variant', async () => {
    const { mount, unmount } = await openGallery({ html: galleryOf({ ...ITEM, item_id: 'A' }) });
    await waitFor(() => expect(views()).toHaveLength(1));
    unmount();
    mount(island, galleryOf({ ...ITEM, item_id: 'A', price: 599 })).unmount();
    mount(island, galleryOf({ ...ITEM, item_id: 'B' }));
    await waitFor(() => expect(views()).toHaveLength(2));
    expect(views()).toMatchObject([
      { ecommerce: { items: [{ item_id: 'A', price: 649 }] } },
      { ecommerce: { items: [{ item_id: 'B' }] } },
    ]);
  });

  test('gets numbers that a template has written as text, and 0 for a price on request', async () => {
    const { mount } = await openGallery({ html: galleryOf({ item_id: 4711, price: '3.95' }) });
    mount(island, galleryOf({ item_name: 'Kabel op maat' }));
    await waitFor(() => expect(views()).toHaveLength(2));
    expect(views()).toMatchObject([
      { ecommerce: { value: 3.95, items: [{ item_id: '4711', price: 3.95, quantity: 1 }] } },
      { ecommerce: { value: 0, items: [{ item_name: 'Kabel op maat', price: 0 }] } },
    ]);
  });

  test('gets nothing before consent, and nothing of a page that says nothing', async () => {
    setPageSettings({ analytics: 'shop:consent' });
    await openGallery({ html: galleryOf({ ...ITEM, item_id: 'C' }) });
    await import('../../shared/runtime/track-view.ts');
    // The gallery has its own steps to the same module.
    await new Promise((resolve) => setTimeout(resolve));
    setPageSettings({ analytics: true });
    await openGallery({ images: images(1) });
    expect(globalThis).not.toHaveProperty('dataLayer');
  });

  test.each([{}, { price: 649 }, { item_id: 'A', price: 'gratis' }, []])(
    'gets nothing of %j, which is a mistake of the template',
    async (item) => {
      const { templateErrors } = await openGallery({ html: galleryOf(item) });
      expect(templateErrors).toMatchObject([{ attribute: expect.stringMatching(/^data-item/) }]);
      expect(views()).toEqual([]);
    },
  );
});
