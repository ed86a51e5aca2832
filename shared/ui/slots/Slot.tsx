import { useContext, useLayoutEffect, useRef } from 'react';
import { SlotContext, type SlotData } from './slot-context.ts';

export interface SlotProps {
  /** The value of `data-slot`. The definition and the metadata of the widget name it too. */
  readonly name: string;
  readonly data?: SlotData;
  /** For a slot that occurs several times: the key by which each copy is kept. */
  readonly copyKey?: string;
}

/**
 * The place of a slot: HTML of the page from `<template data-slot="name">` in the widget's element. React does not know
 * the content, which therefore survives every render.
 */
export function Slot({ name, data, copyKey }: SlotProps) {
  const show = useContext(SlotContext);
  const place = useRef<HTMLDivElement>(null);
  // After each render: the view may show the slot in another place now.
  useLayoutEffect(() => show?.(place.current!, name, data, copyKey));
  return <div ref={place} className="sw-slot-place" />;
}
