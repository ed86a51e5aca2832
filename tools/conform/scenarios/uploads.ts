import * as media from '../../../shared/contract/media.ts';
import type { MediaRecord } from '../../../shared/contract/media.ts';
import { isRecord } from '../../../shared/contract/wire.ts';
import type { Clause, Scenario } from '../clause.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import { needed, type Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

interface Sent {
  readonly type?: media.MediaType;
  readonly name?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly token?: string | null;
}

async function upload(
  visit: Visit,
  visitor: Visitor,
  { type = 'image', name = 'sticker.png', bytes = PNG, fields = {}, token }: Sent = {},
): Promise<Exchange> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new File([bytes], name, { type: 'application/octet-stream' }));
  // The form as a browser writes it, with the boundary in its header.
  const encoded = new Response(form);
  const body = new Uint8Array(await encoded.arrayBuffer());
  return visitor.send(media.uploadFile, body, {
    path: media.uploadPath(type, basePath(visit)),
    headers: { 'Content-Type': encoded.headers.get('content-type') ?? '' },
    ...(token !== undefined && { token }),
  });
}

function basePath({ file }: Visit): string {
  return needed(file.uploads, 'path of uploads (uploads)');
}

function recordIn(visitor: Visitor, { json, status }: Exchange): MediaRecord {
  visitor.verify(status !== null && status < 300, `It answers ${status}.`);
  const { data } = media.MediaRecord.safeParse(json);
  visitor.verify(data !== undefined, 'It does not answer the record of the file.');
  return data!;
}

const clauses: Clause[] = [
  {
    id: 'upload-image',
    rule: 'An uploaded picture answers its record: id, name, type and size.',
    mend: 'Answer id, file_name, url, mime_type and size in bytes.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { size, mime_type: type } = recordIn(visitor, await upload(visit, visitor));
      visitor.verify(size === PNG.length, `size is ${size}, and ${PNG.length} bytes were sent.`);
      visitor.verify(type === 'image/png', `mime_type is ${type}.`);
    },
  },
  {
    id: 'upload-chunks',
    rule: 'A file in two chunks is one file: the last answer has its id.',
    mend: 'Join the chunks by dzIdentifier and dzChunkIndex, also when they are repeated.',
    async check(visit) {
      const visitor = await visit.visitor();
      const size = 40;
      const identifier = crypto.randomUUID();
      const send = (index: number) =>
        upload(visit, visitor, {
          bytes: PNG.slice(index * size, (index + 1) * size),
          fields: {
            dzIdentifier: identifier,
            dzChunkIndex: String(index),
            dzTotalChunkCount: '2',
            dzChunkSize: String(size),
            dzTotalFileSize: String(PNG.length),
          },
        });
      const first = await send(0);
      visitor.verify(isSuccess(first), `The first chunk answers ${first.status}.`);
      visitor.verify(!isRecord(first.json) || first.json['id'] === undefined, 'The first chunk answers an id.');
      const { size: whole } = recordIn(visitor, await send(1));
      visitor.verify(whole === PNG.length, `size is ${whole}, and ${PNG.length} bytes were sent.`);
    },
  },
  {
    id: 'upload-type',
    rule: 'A file that is no picture is refused, whatever its name says.',
    mend: 'Look at the first bytes, and answer 422 with errors.file.',
    async check(visit) {
      const visitor = await visit.visitor();
      const bytes = new TextEncoder().encode('<?php system($_GET[0]); ?>');
      const answer = await upload(visit, visitor, { bytes, name: 'sticker.png' });
      visitor.verify(!isSuccess(answer) && (answer.status ?? 500) < 500, `It answers ${answer.status}.`);
    },
  },
  {
    id: 'upload-svg',
    rule: 'A picture that can contain scripts (SVG) is refused.',
    mend: 'Take JPEG, PNG, GIF, WebP and AVIF only.',
    async check(visit) {
      const visitor = await visit.visitor();
      const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const answer = await upload(visit, visitor, { bytes, name: 'sticker.svg' });
      visitor.verify(!isSuccess(answer) && (answer.status ?? 500) < 500, `It answers ${answer.status}.`);
    },
  },
  {
    id: 'upload-name',
    rule: 'Names with a path or control characters do not fail, and lead out of no folder.',
    mend: 'Store files under a name of your own.',
    async check(visit) {
      const visitor = await visit.visitor();
      for (const name of ['../../index.php', ...HOSTILE_TEXTS.slice(0, 5)]) {
        const answer = await upload(visit, visitor, { name });
        visitor.verify((answer.status ?? 500) < 500, `It answers ${answer.status}.`);
        const { url } = isRecord(answer.json) ? answer.json : {};
        visitor.verify(!String(url).includes('..'), `Its address is ${String(url)}.`);
      }
    },
  },
  {
    id: 'upload-token',
    rule: 'An upload without a token is refused.',
    mend: 'Check X-CSRF-TOKEN before you read the file.',
    async check(visit) {
      const visitor = await visit.visitor();
      const answer = await upload(visit, visitor, { token: null });
      visitor.verify(!isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
  {
    id: 'upload-nothing',
    rule: 'An upload without a file is refused.',
    mend: 'Answer 422 when the form has no file.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.refused(media.uploadFile, {}, { path: media.uploadPath('image', basePath(visit)) });
    },
  },
  {
    id: 'upload-read',
    rule: 'The record of an uploaded file is read by its id.',
    mend: 'Answer POST /media/init with the records of the ids.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { id } = recordIn(visitor, await upload(visit, visitor));
      const { result } = await visitor.ask(media.readMedia, { data: [{ id }] });
      visitor.verify(
        result.length === 1 && String(result[0]?.id) === String(id),
        `It answers ${result.length} records.`,
      );
    },
  },
  {
    id: 'upload-of-visitor',
    rule: 'An uploaded file that is not saved yet is shown to the visitor who sent it, and to no other.',
    mend: 'Keep the session with the file.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { id } = recordIn(visitor, await upload(visit, visitor));
      const stranger = await visit.visitor();
      const { result } = await stranger.ask(media.readMedia, { data: [{ id }] });
      stranger.verify(result.length === 0, 'Another visitor reads the record.');
    },
  },
  {
    id: 'upload-delete',
    rule: 'An uploaded file can be given up, by its own visitor.',
    mend: 'Delete the file of this session with this id.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { id } = recordIn(visitor, await upload(visit, visitor));
      const stranger = await visit.visitor();
      await stranger.survives(media.deleteUpload, { id });
      const before = await visitor.ask(media.readMedia, { data: [{ id }] });
      visitor.verify(before.result.length === 1, 'Another visitor has deleted it.');
      await visitor.ask(media.deleteUpload, { id });
      const after = await visitor.ask(media.readMedia, { data: [{ id }] });
      visitor.verify(after.result.length === 0, 'The file is still there.');
    },
  },
];

export const uploads: Scenario = { name: 'uploads', title: 'Uploads', chapter: 'answers.md#files', clauses };
