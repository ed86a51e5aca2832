import { useEffect, useLayoutEffect, useState } from 'react';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Editor } from './Editor.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import { WidgetList } from './WidgetList.tsx';
import { connectShop, setPageLanguage, type ShopConnection } from './connect-shop.ts';
import { KitProvider } from './KitProvider.tsx';
import { Languages } from './Languages.tsx';
import { useUrlState } from './use-url-state.ts';
import { writeUrlState } from './url-state.ts';
import { readWidgets, type WidgetEntry } from './widgets.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import { languageOf, LanguageContext, useLanguage } from './words.ts';

export interface CatalogueProps {
  /** The language of the page. */
  readonly locale: Locale;
  /** The page belongs to the shop, where another language is another page. */
  readonly isInShop: boolean;
  /** The names of widgets of other projects. */
  readonly others?: readonly string[];
}

const NO_OTHERS: readonly string[] = [];

type Status =
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly widgets: readonly WidgetEntry[]; readonly connection: ShopConnection }
  | { readonly is: 'unavailable' };

/** The list of all widgets, or the editor of one. */
export function Catalogue({ locale, isInShop, others = NO_OTHERS }: CatalogueProps) {
  const status = useStatus(others);
  const { state: urlState, navigations, change } = useUrlState();
  const language = languageOf((isInShop ? undefined : urlState.locale) ?? locale);
  const chosen = status.is === 'shown' ? status.widgets.find(({ name }) => name === urlState.widget) : undefined;
  useDocumentTitle(chosen?.title[language.locale], isInShop ? undefined : language.words.title);
  // Before the preview renders, so that its widget starts in this language.
  useLayoutEffect(() => {
    if (!isInShop) setPageLanguage(language.locale);
  }, [isInShop, language]);

  function changeLanguage(chosen: Locale): void {
    if (isInShop) location.assign(`${location.pathname}?lang=${chosen}${location.hash}`);
    else change({ locale: chosen });
  }

  return (
    <LanguageContext value={language}>
      <KitProvider>
        <div className="catalogue">
          <Languages onChoose={changeLanguage} />
          {status.is === 'loading' && <Loading />}
          {status.is === 'unavailable' && <Unavailable />}
          {status.is === 'shown' && <ShopUnavailable connection={status.connection} />}
          {status.is === 'shown' && !chosen && <WidgetList widgets={status.widgets} urlState={urlState} />}
          {status.is === 'shown' && chosen && (
            <EditorBoundary key={`${chosen.name} ${navigations}`} list={writeUrlState({ ...urlState, widget: null })}>
              <Editor entry={chosen} all={status.widgets} urlState={urlState} onChange={change} />
            </EditorBoundary>
          )}
        </div>
      </KitProvider>
    </LanguageContext>
  );
}

/** The session comes first, because widgets call the shop as soon as they are shown. */
function useStatus(others: readonly string[]): Status {
  const [status, setStatus] = useState<Status>({ is: 'loading' });
  useEffect(() => {
    Promise.all([readWidgets(others), connectShop()]).then(
      ([widgets, connection]) => setStatus({ is: 'shown', widgets, connection }),
      () => setStatus({ is: 'unavailable' }),
    );
  }, [others]);
  return status;
}

/** Puts the title of the widget in front of the title of the page. */
function useDocumentTitle(widget: string | undefined, own: string | undefined): void {
  const [original] = useState(document.title);
  const title = own ?? original;
  useEffect(() => {
    document.title = widget === undefined ? title : `${widget} – ${title}`;
  }, [widget, title]);
}

function Loading() {
  return (
    <p className="catalogue__intro" role="status">
      {useLanguage().words.loading}
    </p>
  );
}

function Unavailable() {
  return (
    <div className="sw-root">
      <Message kind="error">{useLanguage().words.noWidgets}</Message>
    </div>
  );
}

function ShopUnavailable({ connection }: { readonly connection: ShopConnection }) {
  const { words } = useLanguage();
  if (connection.is === 'connected') return null;
  const reasons = { null: words.shopSilent, 200: words.shopWithoutToken };
  const reason = reasons[String(connection.status) as 'null'] ?? String(connection.status);
  return (
    <div className="sw-root catalogue__away">
      <Message kind="warning">{words.shopAway(reason)}</Message>
    </div>
  );
}
