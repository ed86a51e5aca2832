// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { useNews } from './use-news.ts';

function News({ text, announcesFirst = false }: { text: string; announcesFirst?: boolean }) {
  return <p role="status">{useNews(text, announcesFirst)}</p>;
}

test('a text is news once it has changed, also when it returns to the first one', () => {
  const { redraw } = renderKit(<News text="2 producten" />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  redraw(<News text="3 producten" />);
  expect(status.textContent).toBe('3 producten');
  redraw(<News text="2 producten" />);
  expect(status.textContent).toBe('2 producten');
});

test('the first text can be news too, once the live region has been noticed', async () => {
  renderKit(<News text="1 product" announcesFirst />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await waitFor(() => expect(status.textContent).toBe('1 product'));
});
