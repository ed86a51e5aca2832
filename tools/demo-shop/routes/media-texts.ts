import type { MediaType } from '../../../shared/contract/media.ts';
import { MIB } from '../rules/media/kinds.ts';
import type { Locale, Words } from '../rules/language.ts';
import type { UploadProblem } from '../rules/media/refused-upload.ts';

const TYPES: Readonly<Record<MediaType, Words>> = {
  image: {
    nl: 'Dit is geen foto in JPEG, PNG, GIF, WebP of AVIF.',
    de: 'Das ist kein Bild in JPEG, PNG, GIF, WebP oder AVIF.',
    en: 'This is no picture in JPEG, PNG, GIF, WebP or AVIF.',
  },
  pdf: { nl: 'Dit is geen PDF.', de: 'Das ist keine PDF-Datei.', en: 'This is no PDF.' },
  video: {
    nl: 'Dit is geen video in MP4, WebM, MOV of Ogg.',
    de: 'Das ist kein Video in MP4, WebM, MOV oder Ogg.',
    en: 'This is no video in MP4, WebM, MOV or Ogg.',
  },
};

const PROBLEMS: Readonly<Record<Exclude<UploadProblem['why'], 'type' | 'too-large'>, Words>> = {
  empty: { nl: 'Dit bestand is leeg.', de: 'Diese Datei ist leer.', en: 'This file is empty.' },
  'no-file': {
    nl: 'Er is geen bestand aangekomen.',
    de: 'Es ist keine Datei angekommen.',
    en: 'No file has arrived.',
  },
  'one-file': {
    nl: 'Stuur één bestand tegelijk.',
    de: 'Senden Sie eine Datei nach der anderen.',
    en: 'Send one file at a time.',
  },
  pieces: {
    nl: 'De delen van dit bestand passen niet bij elkaar. Upload het opnieuw.',
    de: 'Die Teile dieser Datei passen nicht zusammen. Laden Sie sie erneut hoch.',
    en: 'The parts of this file do not match. Upload it again.',
  },
  'too-many': {
    nl: 'Er staan te veel bestanden klaar. Sla eerst op wat je hebt.',
    de: 'Es liegen zu viele Dateien bereit. Speichern Sie zuerst, was Sie haben.',
    en: 'Too many files are waiting. Save what you have first.',
  },
};

const TOO_LARGE: Readonly<Record<Locale, (most: number) => string>> = {
  nl: (most) => `Dit bestand is te groot. Het mag ${most} MB zijn.`,
  de: (most) => `Diese Datei ist zu groß. Erlaubt sind ${most} MB.`,
  en: (most) => `This file is too large. It may have ${most} MB.`,
};

/** The message for an editor about a refused file. */
export function uploadProblemIn(locale: Locale, problem: UploadProblem): string {
  if (problem.why === 'type') return TYPES[problem.type][locale];
  if (problem.why === 'too-large') return TOO_LARGE[locale](problem.most / MIB);
  return PROBLEMS[problem.why][locale];
}
