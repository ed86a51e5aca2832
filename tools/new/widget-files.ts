import { metadata, demoPage, readme } from './metadata-files.ts';
import { island, locales, model, style, unitTest, view } from './code-files.ts';
import { guidePage, story } from './story-files.ts';

/** The names of a widget. */
export interface WidgetNames {
  /** `gift-note` */
  readonly name: string;
  /** `GiftNote` */
  readonly component: string;
  /** `Gift note` */
  readonly title: string;
}

export function namesOf(name: string): WidgetNames {
  const component = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return { name, component, title };
}

/** All files of a small widget that works, by path. */
export function widgetFiles(names: WidgetNames): Readonly<Record<string, string>> {
  const { name, component } = names;
  const folder = `widgets/${name}`;
  return {
    [`${folder}/README.md`]: readme(names),
    [`${folder}/${name}.metadata.ts`]: metadata(names),
    [`${folder}/${name}.island.tsx`]: island(names),
    [`${folder}/${name}.model.ts`]: model(names),
    [`${folder}/${component}.tsx`]: view(names),
    [`${folder}/${name}.css`]: style(names),
    [`${folder}/${name}.test.tsx`]: unitTest(names),
    ...Object.fromEntries(
      Object.entries(locales).map(([locale, words]) => [
        `${folder}/locales/${locale}.json`,
        `${JSON.stringify(words, null, 2)}\n`,
      ]),
    ),
    [`stories/widgets/${name}.stories.tsx`]: story(names),
    [`stories/widgets/${name}.mdx`]: guidePage(names),
    [`tools/demo-shop/pages/demo/widgets/${name}.ts`]: demoPage(names),
  };
}
