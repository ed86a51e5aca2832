import { parseSync, Visitor, type FunctionBody, type PropertyKey } from 'oxc-parser';

/**
 * Functions that our views replace: previews, thumbnails, forms without scripts, folders, image resizing. They include all
 * code of the library that writes markup.
 */
const UNUSED = new Set(
  `addedfile complete error fallback processing removedfile thumbnail uploadprogress getFallbackForm
  getExistingFallback createElement filesize discover forElement elementInside drop paste handleFiles
  _addFilesFromItems _addFilesFromDirectory _addFormElementData _enqueueThumbnail _processThumbnailQueue
  createThumbnail createThumbnailFromUrl displayExistingFile resizeImage dataURItoBlob confirm
  updateTotalUploadProgress`.split(/\s+/),
);

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** Empties the unused functions, and removes the code for jQuery. */
export function leanDropzone(source: string): string {
  const cuts: Cut[] = [];
  const seen = new Set<string>();
  const cut = ({ start, end }: { start: number; end: number }, instead: string) => cuts.push({ start, end, instead });

  function empty(key: PropertyKey, body: FunctionBody | null | undefined) {
    if (key.type !== 'Identifier' || !UNUSED.has(key.name) || !body) return;
    seen.add(key.name);
    cut(body, '{}');
  }

  new Visitor({
    MethodDefinition: ({ key, value }) => empty(key, value.body),
    Property({ key, value }) {
      if (value.type === 'FunctionExpression') empty(key, value.body);
      if (key.type !== 'Identifier' || key.name !== 'previewTemplate') return;
      seen.add(key.name);
      cut(value, `''`);
    },
    IfStatement(node) {
      if (!source.slice(node.start, node.end).startsWith('if (typeof jQuery ')) return;
      seen.add('jQuery');
      cut(node, '');
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'ExifRestore' || !init) return;
      seen.add(id.name);
      cut(init, '{ initClass() {} }');
    },
  }).visit(parseSync('dropzone.mjs', source).program);

  const missing = [...UNUSED, 'previewTemplate', 'jQuery', 'ExifRestore'].filter((name) => !seen.has(name));
  if (missing.length > 0) throw new Error(`dropzone has changed: check ${missing.join(', ')}.`);
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), source);
}
