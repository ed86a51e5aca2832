import { emptyNames, roles, subfolders, topLevel } from './table.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const CODE = ['ts', 'tsx'];
const FIXED_NAMES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', 'index.html'];

/** What is wrong with the folder of a file. */
export function placeFault(file: string): string | undefined {
  const [top = '', folder = '', ...rest] = file.split('/');
  if (top === '.storybook') return undefined;
  if (!topLevel.includes(top)) return `the top level contains only ${topLevel.join(', ')}`;
  const folders = subfolders[top];
  if (folders !== undefined && !(folders.includes(folder) && rest.length > 0))
    return `${top}/ contains only ${folders.join(', ')}`;
  if (top === 'widgets' && rest.length === 0) return 'widgets/ contains one folder per widget';
  return undefined;
}

/** What is wrong with the name of a file or its folders. */
export function nameFault(file: string): string | undefined {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  if (folders[0] === '.storybook') return undefined;
  const [stem = '', ...others] = name.split('.');
  const isFixed = FIXED_NAMES.includes(name);
  const empty = [...folders.slice(1), ...(isFixed ? [] : [stem])].find((word) => emptyNames.includes(word));
  if (empty !== undefined) return `'${empty}' does not describe the content`;
  const folder = folders.find((word) => !KEBAB.test(word));
  if (folder !== undefined) return `folder '${folder}' is not in kebab-case`;
  if (isFixed) return undefined;
  const extension = others.at(-1) ?? '';
  const role = others.slice(0, -1).find((word) => !roles.includes(word));
  if (role !== undefined && CODE.includes(extension)) return `'.${role}' is not a role; roles are ${roles.join(', ')}`;
  if (extension === 'tsx' && folders[0] === 'widgets' && others.length === 1 && !PASCAL.test(stem))
    return `the view '${stem}' is not in PascalCase`;
  const mayBePascal = ['tsx', 'mdx', 'vue', 'svelte'].includes(extension) || others[0] === 'test';
  return KEBAB.test(stem) || (mayBePascal && PASCAL.test(stem)) ? undefined : `'${stem}' is not in kebab-case`;
}
