/* A page that changes after it was loaded, as a CMS preview or a partial update does. */

const stage = document.querySelector('[data-late-id]');
const place = document.querySelector('#late-place');

function widget(tag, name, attributes, text) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.dataset.widget = name;
  element.textContent = text;
  return element;
}

const MAKE = {
  badge: () => widget('a', 'cart-badge', { href: '/cart', 'data-url': '/cart' }, stage.dataset.lateCart),
  button: () =>
    widget(
      'button',
      'add-to-cart',
      { type: 'button', 'data-type': stage.dataset.lateType, 'data-id': stage.dataset.lateId },
      stage.dataset.lateBuy,
    ),
  stars: () => widget('span', 'star-rating', { 'data-rating': '4.6', 'data-count': '31' }, ''),
  cart: () => widget('div', 'cart-page', {}, ''),
};

stage.addEventListener('click', ({ target }) => {
  const act = target.closest('[data-late]')?.dataset.late;
  if (act === 'remove') place.lastElementChild?.remove();
  else if (act === 'move' && place.lastElementChild) place.prepend(place.lastElementChild);
  else if (act in MAKE) place.append(MAKE[act]());
});
