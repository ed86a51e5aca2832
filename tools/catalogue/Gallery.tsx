import { useId, useState } from 'react';
import { writeChoice, type Choice } from './choice.ts';
import { grouped } from './groups.ts';
import { isFound, type WidgetEntry } from './widgets.ts';
import { useLanguage } from './words.ts';

interface GalleryProps {
  readonly widgets: readonly WidgetEntry[];
  readonly choice: Choice;
}

/** All widgets in groups, or those that somebody looks for. */
export function Gallery({ widgets, choice }: GalleryProps) {
  const { locale, words } = useLanguage();
  const [wanted, setWanted] = useState('');
  const id = useId();
  const found = widgets.filter((widget) => isFound(widget, wanted, locale));
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
          value={wanted}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setWanted(event.target.value)}
        />
        <p className="catalogue__hint" id={`${id}-hint`}>
          {words.searchHint}
        </p>
      </search>
      <p className="catalogue__count" role="status">
        {found.length === 0 ? words.nothingFound : words.found(found.length)}
      </p>
      {grouped(found).map((group) => (
        <section key={group.name} className="catalogue__group" aria-labelledby={`${id}-${group.name}`}>
          <h2 className="catalogue__heading" id={`${id}-${group.name}`}>
            {words.groups[group.name]}
          </h2>
          <ul className="catalogue__cards">
            {group.widgets.map((widget) => (
              <Card key={widget.name} widget={widget} choice={choice} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Card({ widget, choice }: { readonly widget: WidgetEntry; readonly choice: Choice }) {
  const { locale } = useLanguage();
  const { name, title, description } = widget;
  return (
    <li className="catalogue__card">
      <h3 className="catalogue__name">
        <a className="catalogue__link" href={writeChoice({ ...choice, widget: name })}>
          {title[locale]}
        </a>
      </h3>
      <p className="catalogue__about">{description[locale]}</p>
      <p className="catalogue__code">{name}</p>
    </li>
  );
}
