// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { RefusalMessage } from './RefusalMessage.tsx';

test.each([
  {
    refusal: { is: 'shop-message', messages: ['De code is verlopen', 'Neem contact op'] },
    words: /^De code is verlopenNeem contact op$/,
  },
  { refusal: { is: 'too-many-attempts' }, words: /^Te veel pogingen, probeer het later opnieuw$/ },
  { refusal: { is: 'offline' }, words: /^Je bent offline/ },
  { refusal: { is: 'went-wrong' }, words: /^Er ging iets mis/ },
] as const)('$refusal reads $words', ({ refusal, words }) => {
  renderKit(<RefusalMessage refusal={refusal} />);
  expect(screen.getByRole('alert').textContent).toMatch(words);
});

test('a refusal can have an action', async () => {
  const reload = vi.fn();
  const { user } = renderKit(
    <RefusalMessage refusal={{ is: 'went-wrong' }} action={{ label: 'Opnieuw laden', onClick: reload }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Opnieuw laden' }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  [
    'nl',
    'Je sessie is verlopen. Laad de pagina opnieuw.',
    'wat je hebt ingevuld, blijft bewaard',
    'Pagina opnieuw laden',
  ],
  ['de', 'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu.', 'Ihre Eingaben bleiben erhalten', 'Seite neu laden'],
  ['en', 'Your session has ended. Reload the page.', 'what you have filled in is kept', 'Reload the page'],
] as const)(
  'an ended session asks to load the page again, whatever the action (%s)',
  async (locale, text, kept, label) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const retry = { label: 'Nogmaals', onClick: () => {} };
    const draw = (isInputKept: boolean) => <RefusalMessage refusal={{ is: 'expired', isInputKept }} action={retry} />;
    const { user, redraw } = renderKit(draw(false), locale);
    expect(screen.getByRole('alert').textContent).toBe(text + label);
    await user.click(screen.getByRole('button', { name: label }));
    expect(reload).toHaveBeenCalledOnce();
    redraw(draw(true));
    expect(screen.getByRole('alert').textContent).toContain(kept);
  },
);
