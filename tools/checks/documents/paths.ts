const FOLDERS = 'loader|widgets|shared|stories|tests|tools|\\.ci|\\.github|\\.storybook';
const PATH = new RegExp(`^(?:${FOLDERS})/[\\w./<>{},*-]*$`);
const FILE = /^[\w.<>{},/-]+\.(?:ts|tsx|mdx)$/;

/** Words between backticks that are paths of the repository, or names of its source files. */
export function pathsInDocument(text: string): string[] {
  const prose = text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
  const words = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word!);
  return words.filter((word) => PATH.test(word) || FILE.test(word));
}

/** Paths of the repository in comments, with or without backticks. */
export function pathsInComments(code: string): string[] {
  const comments = [...code.matchAll(/(?<=^ *)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment);
  const paths = new RegExp(`(?<![\\w./@-])(?:${FOLDERS})/[\\w./-]*\\.(?:tsx?|css|json|mdx?)\\b`, 'g');
  return comments.flatMap((comment) => comment.match(paths) ?? []);
}

/** As a pattern of files: `<name>` stands for any word, `.rules.ts` for a role, and `seed/products.ts` for the end of a path. */
export function patternOf(path: string): string {
  const pattern = path
    .replaceAll(/<\w+>/g, '*')
    .replace(/\/$/, '')
    .replace(/^\.(?=\w+\.ts)/, '*.');
  return PATH.test(path) ? pattern : `**/${pattern}`;
}
