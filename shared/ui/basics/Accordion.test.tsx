// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Accordion } from './Accordion.tsx';

const ITEMS = [
  { id: 'a', question: 'Hoe lang?', answer: '<p>Eén dag.</p>' },
  { id: 'b', question: 'Waarom?', answer: 'Daarom <u>dus</u>.' },
];
const questions = (container: HTMLElement) => [...container.querySelectorAll('details')];

test('one question of the same name is open at a time, and each has an anchor', () => {
  const { container } = renderKit(<Accordion name="vragen" items={ITEMS} />);
  expect(questions(container).map((details) => [details.id, details.getAttribute('name'), details.open])).toEqual([
    ['a', 'vragen', false],
    ['b', 'vragen', false],
  ]);
});

test('markup that needs the sanitiser is plain text until the pointer or focus reaches a question; simple markup is rendered at once', async () => {
  const { container, user } = renderKit(<Accordion name="vragen" items={ITEMS} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector('p')?.textContent).toBe('Eén dag.');
  expect(container.querySelector('u')).toBeNull();
  await user.tab();
  await expect.poll(() => container.querySelector('u')?.textContent).toBe('dus');
});

test('a server-rendered answer stays unchanged, and an open question stays open', () => {
  document.body.innerHTML = '<div id="place"><div>Eén <em>dag</em>.</div></div>';
  const answer = document.querySelector('#place > div')!;
  const { container, unmount } = renderKit(
    <Accordion name="vragen" items={[{ id: 'a', question: 'Hoe lang?', answer, isOpen: true }]} />,
  );
  expect(questions(container)[0]!.open).toBe(true);
  expect(questions(container)[0]!.contains(answer)).toBe(true);
  unmount();
  expect(document.querySelector('#place > div')).toBe(answer);
});

test('a hash that is not an anchor of a question opens none', () => {
  history.replaceState(null, '', '#%E0%A4%A');
  const { container } = renderKit(<Accordion name="vragen" items={ITEMS} />);
  expect(questions(container).some(({ open }) => open)).toBe(false);
});
