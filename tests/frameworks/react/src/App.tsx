import { CartCount } from './CartCount.tsx';
import { ListPage } from './ListPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { navigate, usePath } from './use-path.ts';

const pages = [
  { path: '/', title: 'Product' },
  { path: '/list', title: 'Lijst' },
  { path: '/my-cart', title: 'Winkelwagen' },
];

export function App() {
  const path = usePath();
  return (
    <>
      <nav>
        {pages.map(({ path, title }) => (
          <button key={path} type="button" onClick={() => navigate(path)}>
            {title}
          </button>
        ))}
        <a href="/my-cart" data-widget="cart-badge" data-load="eager">
          Winkelwagen
        </a>
        <CartCount />
      </nav>
      <main>
        {path === '/list' ? (
          <ListPage />
        ) : path === '/my-cart' ? (
          <div key="cart" data-widget="cart-page" data-load="eager" />
        ) : (
          <ProductPage />
        )}
      </main>
      <div data-widget="cart-popup" />
    </>
  );
}
