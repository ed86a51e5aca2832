import { useState, type DragEvent } from 'react';
import type { Content } from 'react/jsx-runtime';
import { droppedFiles } from './dropped-files.ts';

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
