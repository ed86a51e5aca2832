/** First bytes of files, enough to detect their type. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
export const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
export const MP4 = new TextEncoder().encode('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41');

/** A form that uploads a file in one piece. */
export function withFile(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** The forms that upload a file in chunks of the given size, in order. */
export function chunked(file: File, size: number, identifier: string = crypto.randomUUID()): FormData[] {
  const count = Math.max(1, Math.ceil(file.size / size));
  return Array.from({ length: count }, (_, index) => {
    const form = new FormData();
    form.append('dzChunkIndex', String(index));
    form.append('dzTotalChunkCount', String(count));
    form.append('dzChunkSize', String(size));
    form.append('dzTotalFileSize', String(file.size));
    form.append('dzIdentifier', identifier);
    form.append('file', file.slice(index * size, (index + 1) * size), file.name);
    return form;
  });
}
