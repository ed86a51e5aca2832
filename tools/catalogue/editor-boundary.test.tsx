// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createWidgetEntry } from './create-widget-entry.ts';
import { Editor } from './Editor.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import { DEFAULT_STATE } from './url-state.ts';
import { languageOf, LanguageContext } from './words.ts';

test('an editor that fails leaves a message and the way to the other widgets', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = createWidgetEntry({ name: 'faq-block', properties: {}, example: '<p>without the widget</p>' });
  render(
    <LanguageContext value={languageOf('de')}>
      <EditorBoundary list="#lang=de">
        <Editor entry={broken} all={[broken]} urlState={DEFAULT_STATE} onChange={() => {}} />
      </EditorBoundary>
    </LanguageContext>,
  );
  expect(screen.getByRole('alert').textContent).toContain('abgestürzt');
  expect(screen.getByRole('link', { name: 'Alle Widgets' }).getAttribute('href')).toBe('#lang=de');
});
