import { useState, type DragEvent } from 'react';
import type { Content } from 'react/jsx-runtime';

interface DropZoneProps {
  /** Accessible name of the group. */
  readonly label: string;
  onFiles(files: File[]): void;
  readonly children: Content;
}

/** Accepts files dropped anywhere on a field, so that the browser does not open a file dropped outside the drop area. */
export function DropZone({ label, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  function over(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then(onFiles);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file input inside is the accessible alternative.
    <div
      className={`sw-upload${isOver ? ' sw-upload--over' : ''}`}
      role="group"
      aria-label={label}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** The files of a drop, including those in folders. The transfer is empty after the event, so it is read at once. */
async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => !!entry);
  const files = [...transfer.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return files;
  const lists = await Promise.all(entries.map(filesUnder));
  return lists.flat();
}

async function filesUnder(entry: FileSystemEntry): Promise<File[]> {
  try {
    if (isFile(entry)) return isHidden(entry) ? [] : [await fileOf(entry)];
    const lists = await Promise.all((await entriesOf(entry as FileSystemDirectoryEntry)).map(filesUnder));
    return lists.flat();
  } catch {
    // An unreadable file is ignored.
    return [];
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** A hidden file, such as `.DS_Store`. */
function isHidden({ name }: FileSystemEntry): boolean {
  return name.startsWith('.');
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** The API returns at most 100 entries per call. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}
