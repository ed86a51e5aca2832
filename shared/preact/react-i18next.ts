// Stands in for `react-i18next`: views read its context, and use no hook of it.
import { createContext, createElement, type ComponentChildren } from 'preact';

interface ProviderProps {
  readonly i18n: unknown;
  readonly children?: ComponentChildren;
}

export const I18nContext = createContext<{ readonly i18n?: unknown }>({});

export function I18nextProvider({ i18n, children }: ProviderProps) {
  return createElement(I18nContext.Provider, { value: { i18n } }, children);
}
