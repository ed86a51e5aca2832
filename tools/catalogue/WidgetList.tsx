import { useId, useState } from 'react';
import { writeUrlState, type UrlState } from './url-state.ts';
import { groupWidgets } from './groups.ts';
import { matchesSearch, type WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface WidgetListProps {
  readonly widgets: readonly WidgetEntry[];
  readonly urlState: UrlState;
}

/** The widgets in groups, filtered by the search. */
export function WidgetList({ widgets, urlState }: WidgetListProps) {
  const { locale, words } = useLanguage();
  const [query, setQuery] = useState('');
  const id = useId();
  const matches = widgets.filter((widget) => matchesSearch(widget, query, locale));
  return (
    <>
      <h1 className="catalogue__title">{words.title}</h1>
      <p className="catalogue__intro">{words.intro}</p>
      <search className="catalogue__search">
        <label className="catalogue__label" htmlFor={id}>
          {words.search}
        </label>
        <input
          className="catalogue__wanted"
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="catalogue__hint" id={`${id}-hint`}>
          {words.searchHint}
        </p>
      </search>
      <p className="catalogue__count" role="status">
        {matches.length === 0 ? words.nothingFound : words.found(matches.length)}
      </p>
      {groupWidgets(matches).map((group) => (
        <section key={group.name} className="catalogue__group" aria-labelledby={`${id}-${group.name}`}>
          <h2 className="catalogue__heading" id={`${id}-${group.name}`}>
            {words.groups[group.name]}
          </h2>
          <ul className="catalogue__cards">
            {group.widgets.map((widget) => (
              <Card key={widget.name} widget={widget} urlState={urlState} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Card({ widget, urlState }: { readonly widget: WidgetEntry; readonly urlState: UrlState }) {
  const { locale } = useLanguage();
  const { name, title, description } = widget;
  return (
    <li className="catalogue__card">
      <h3 className="catalogue__name">
        <a className="catalogue__link" href={writeUrlState({ ...urlState, widget: name })}>
          {title[locale]}
        </a>
      </h3>
      <p className="catalogue__about">{description[locale]}</p>
      <p className="catalogue__code">{name}</p>
    </li>
  );
}
