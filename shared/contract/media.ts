import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureUrl } from './url.ts';
import { anyData, flag, optional, optionalList, optionalText, wholeNumber, wireId } from './wire.ts';

/** Contract of uploaded files. */

export const MEDIA_TYPES = ['image', 'pdf', 'video'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A file that the shop stores; unknown keys are preserved. */
export const MediaRecord = z.looseObject({
  /** Its id, which the form sends. */
  id: wireId,
  /** The name that is shown; the last part of `url` where it is missing. */
  file_name: optionalText,
  /** Where the file is. Without it, there is no preview. */
  url: pictureUrl,
  /** Decides how it is shown. Without it, the type of the field does. */
  mime_type: optionalText,
  /** Bytes. */
  size: optional(wholeNumber),
  /** What a picture shows. */
  alt: optionalText,
  /** The title of the picture. */
  title: optionalText,
  /** The width at which a picture is shown, as a part of its place. */
  size_percentage: optionalText,
});
export type MediaRecord = z.infer<typeof MediaRecord>;

/** Why an upload failed. */
export type UploadFailure =
  /** The shop refused the file; `answer` is its JSON or text. */
  | { readonly is: 'refused'; readonly status: number; readonly answer: unknown }
  /** The connection broke although the browser is online. */
  | { readonly is: 'noAnswer' }
  /** A success that brings no record, or an answer that is no valid JSON; only the latter has its status. */
  | { readonly is: 'invalidAnswer'; readonly status?: number }
  | { readonly is: 'timedOut'; readonly seconds: number };

/** The path of an upload, sent as multipart form data under `file`. */
export function uploadPath(type: MediaType, base = '/media'): string {
  return `${base}/upload/${type}`;
}

/**
 * A file as multipart form data, whole or in chunks. With chunks, the last answer with an `id` is the record. The page
 * may set another base path than `/media`.
 */
export const uploadFile = endpoint({
  path: '/media/upload/{type}',
  input: z.object({
    /** The kind of file; it is a part of the path. */
    type: z.enum(MEDIA_TYPES),
    /** The file, or one of its chunks, under the name of the file. */
    file: z.file(),
    /** The file's own, the same for all of its chunks. */
    dzIdentifier: z.optional(z.string()),
    /** Counted from 0. */
    dzChunkIndex: z.optional(z.int()),
    /** How many chunks the file has. */
    dzTotalChunkCount: z.optional(z.int()),
    /** Bytes. */
    dzChunkSize: z.optional(z.int()),
    /** Bytes. */
    dzTotalFileSize: z.optional(z.int()),
  }),
  answer: z.union([MediaRecord, anyData]),
});

/** What completes the records of a field. */
export const readMedia = endpoint({
  path: '/media/init',
  safe: true,
  input: z.object({
    /** The records of the field, as the form has them. */
    data: z.array(z.record(z.string(), z.unknown())),
  }),
  // As they are sent in the form: missing keys stay missing.
  answer: z.object({
    /** False means that the records could not be read; the field keeps those of the page. */
    success: flag,
    /** The same records, completed. One that is missing stays as it is. */
    result: optionalList(
      z.looseObject({
        /** The id of the record. */
        id: wireId,
      }),
    ),
  }),
});

/** Gives up a file that was uploaded and never saved. */
export const deleteUpload = endpoint({
  path: '/media/delete/nonpersisted',
  input: z.object({
    /** The id of the record. */
    id: wireId,
  }),
  answer: anyData,
});
