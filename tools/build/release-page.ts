import { escapeAttribute } from '../render/escape.ts';
import type { BuiltFile, WidgetsFile } from '../widgets-json/widgets-file.ts';

type Release = Pick<WidgetsFile, 'version' | 'runtime' | 'files' | 'widgets'>;

const NAMES = { react: 'the build on React', light: 'the light build, on Preact' } as const;

/** What a page links of this release, from a folder that has its version. Browsers check both files by their hashes. */
export function releaseTags({
  version,
  files,
}: {
  readonly version: string;
  readonly files: readonly Pick<BuiltFile, 'file' | 'integrity'>[];
}): string {
  const linked = (name: string) => {
    const { integrity } = files.find(({ file }) => file === name)!;
    return { address: `/widgets/${version}/${name}`, check: `integrity="${integrity}" crossorigin` };
  };
  const [base, loader] = [linked('base.css'), linked('loader.js')];
  return [
    `<link rel="stylesheet" href="${base.address}" ${base.check}>`,
    `<script type="module" async src="${loader.address}" ${loader.check}></script>`,
  ].join('\n');
}

/** `release.html` beside the files of a build: what this release is, for the people who publish it. */
export function releasePage(release: Release): string {
  const { version, runtime, files, widgets } = release;
  const all = [...files, ...widgets.flatMap((widget) => widget.files)].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const title = `Eiland ${version}, ${NAMES[runtime]}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>Put this folder at <code>/widgets/${version}/</code> and leave it as it is: the next release is a folder beside it. The
address in these lines decides which release a page has.</p>
<pre><code>${escapeText(releaseTags(release))}</code></pre>
<p>The hash of every script in one import map: <code>eiland import-map /widgets/${version}${runtime === 'light' ? ' --light' : ''}</code>.
What a host has to send with the files, and whether it does: <code>eiland doctor https://cdn.example/widgets/${version}/loader.js</code>.</p>
<h2>${all.length} files</h2>
<p>In bytes: as they are, and as the files with <code>.gz</code> and <code>.br</code> beside them.</p>
<table>
<tr><th scope="col">File<th scope="col">Bytes<th scope="col">gzip<th scope="col">Brotli<th scope="col">Integrity
${all.map(rowOf).join('\n')}
${rowOf(sumOf(all))}
</table>
</body>
</html>
`;
}

const rowOf = ({ file, bytesPlain, bytes, bytesBrotli, integrity }: Omit<BuiltFile, 'kind'>) =>
  `<tr><th scope="row">${file}<td>${bytesPlain}<td>${bytes}<td>${bytesBrotli}<td><code>${integrity}</code>`;

function sumOf(files: readonly BuiltFile[]) {
  const sum = (key: 'bytesPlain' | 'bytes' | 'bytesBrotli') => files.reduce((total, file) => total + file[key], 0);
  return {
    file: 'All',
    bytesPlain: sum('bytesPlain'),
    bytes: sum('bytes'),
    bytesBrotli: sum('bytesBrotli'),
    integrity: '',
  };
}

const escapeText = (text: string) => escapeAttribute(text).replaceAll('&quot;', '"');
