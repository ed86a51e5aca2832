import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictureUrl } from './url.ts';
import { anyData, flag, optional, optionalList, optionalText, wholeNumber, wireId } from './wire.ts';

/** Contract of uploaded files. */

export const MEDIA_TYPES = ['image', 'pdf', 'video'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A file that the shop stores; unknown keys are preserved. */
export const MediaRecord = z.looseObject({
  id: wireId,
  file_name: optionalText,
  url: pictureUrl,
  mime_type: optionalText,
  /** Bytes. */
  size: optional(wholeNumber),
  /** What a picture shows. */
  alt: optionalText,
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
  /** A success that brings no record. */
  | { readonly is: 'invalidAnswer' }
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
    type: z.enum(MEDIA_TYPES),
    file: z.file(),
    /** The file's own, the same for all of its chunks. */
    dzIdentifier: z.optional(z.string()),
    /** Counted from 0. */
    dzChunkIndex: z.optional(z.int()),
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
  input: z.object({ data: z.array(z.record(z.string(), z.unknown())) }),
  // As they are sent in the form: missing keys stay missing.
  answer: z.object({ success: flag, result: optionalList(z.looseObject({ id: wireId })) }),
});

/** Gives up a file that was uploaded and never saved. */
export const deleteUpload = endpoint({
  path: '/media/delete/nonpersisted',
  input: z.object({ id: wireId }),
  answer: anyData,
});
