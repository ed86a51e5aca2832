import { finding, type Finding } from './finding.ts';
import { urlOf, type Page, type WidgetRegistry } from './page.ts';

/** Looks for the scripts of widgets of other projects: without one, or as a classic script, nothing defines the widget. */
export function checkOwnScripts({ mounts, document, base }: Page, registry: WidgetRegistry): Finding[] {
  const scripts = [...document.querySelectorAll('script[src]')];
  const own = new Map(mounts.filter(({ name }) => registry[name]?.isDefined).map((mount) => [mount.name, mount]));
  return [...own.values()].flatMap(({ name, where }) => {
    const script = scripts.find((tag) => urlOf(tag.getAttribute('src') ?? '', base)?.pathname.endsWith(`/${name}.js`));
    if (!script) return [finding('own-script', where, `The page has no script ${name}.js, which defines this widget.`)];
    return script.getAttribute('type') === 'module'
      ? []
      : [finding('own-script', `script[src$="/${name}.js"]`, 'It is a module, and its tag has no type="module".')];
  });
}
