import { useState, type DragEvent, type ReactNode } from 'react';
import { droppedFiles } from './dropped-files.ts';

interface DropZoneProps {
  /** The accessible name of everything about these files. */
  readonly label: string;
  onFiles(files: File[]): void;
  readonly children: ReactNode;
}

/**
 * Takes files that are dropped anywhere on a field, also beside its drop area, so that the browser does not leave the
 * page to show them.
 */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Whoever cannot drop uses the picker inside.
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
