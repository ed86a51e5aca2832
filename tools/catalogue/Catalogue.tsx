import { useEffect, useLayoutEffect, useState } from 'react';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Editor } from './Editor.tsx';
import { Gallery } from './Gallery.tsx';
import { joinShop, speakIn, type Joined } from './join-shop.ts';
import { Kit } from './Kit.tsx';
import { Languages } from './Languages.tsx';
import { useChoice } from './use-choice.ts';
import { readWidgets, type WidgetEntry } from './widgets.ts';
import { languageOf, LanguageContext, useLanguage, type Locale } from './words.ts';

export interface CatalogueProps {
  /** The language of the page. */
  readonly locale: Locale;
  /** The page is the shop's: another language is another page of it. */
  readonly isInShop: boolean;
}

type Status =
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly widgets: readonly WidgetEntry[]; readonly joined: Joined }
  | { readonly is: 'unavailable' };

/** All widgets, or one of them, in the language that was chosen. */
export function Catalogue({ locale, isInShop }: CatalogueProps) {
  const status = useStatus();
  const { choice, arrival, change } = useChoice();
  const language = languageOf((isInShop ? undefined : choice.locale) ?? locale);
  const chosen = status.is === 'shown' ? status.widgets.find(({ name }) => name === choice.widget) : undefined;
  useTitle(chosen?.title[language.locale], isInShop ? undefined : language.words.title);
  // Before the preview, so that its widget begins in this language.
  useLayoutEffect(() => {
    if (!isInShop) speakIn(language.locale);
  }, [isInShop, language]);

  function speak(other: Locale): void {
    if (isInShop) location.assign(`${location.pathname}?lang=${other}${location.hash}`);
    else change({ locale: other });
  }

  return (
    <LanguageContext value={language}>
      <Kit>
        <div className="catalogue">
          <Languages onChoose={speak} />
          {status.is === 'loading' && <Waiting />}
          {status.is === 'unavailable' && <Unavailable />}
          {status.is === 'shown' && <Away joined={status.joined} />}
          {status.is === 'shown' && !chosen && <Gallery widgets={status.widgets} choice={choice} />}
          {status.is === 'shown' && chosen && (
            <Editor
              key={`${chosen.name} ${arrival} ${language.locale}`}
              entry={chosen}
              all={status.widgets}
              choice={choice}
              onChange={change}
            />
          )}
        </div>
      </Kit>
    </LanguageContext>
  );
}

/** Widgets ask the shop as soon as they are shown, so that the session comes first. */
function useStatus(): Status {
  const [status, setStatus] = useState<Status>({ is: 'loading' });
  useEffect(() => {
    Promise.all([readWidgets(), joinShop()]).then(
      ([widgets, joined]) => setStatus({ is: 'shown', widgets, joined }),
      () => setStatus({ is: 'unavailable' }),
    );
  }, []);
  return status;
}

/** What the tab is called: the page's own title, behind that of a widget. */
function useTitle(widget: string | undefined, own: string | undefined): void {
  const [given] = useState(document.title);
  const title = own ?? given;
  useEffect(() => {
    document.title = widget === undefined ? title : `${widget} – ${title}`;
  }, [widget, title]);
}

function Waiting() {
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

function Away({ joined }: { readonly joined: Joined }) {
  const { words } = useLanguage();
  if (joined.is === 'joined') return null;
  const reasons = { null: words.shopSilent, 200: words.shopWithoutToken };
  const reason = reasons[String(joined.status) as 'null'] ?? String(joined.status);
  return (
    <div className="sw-root catalogue__away">
      <Message kind="warning">{words.shopAway(reason)}</Message>
    </div>
  );
}
