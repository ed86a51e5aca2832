import type { Artwork } from './artwork.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';
import type { MeasuredArtwork } from './measure-page.ts';

/** How much the proportions may differ from those of the file, for rounding. */
const TOLERANCE = 0.02;

type LaidOut = Pick<Artwork, 'where' | 'name' | 'kind' | 'copyOf' | 'mayBeFolded'>;

/** What a browser has laid out in a window of this width, in CSS pixels. */
export function checkLayout(
  images: readonly LaidOut[],
  measured: readonly MeasuredArtwork[],
  window: number,
  settings: Pick<LawSettings, 'leastWidth' | 'leastLabelWidth'>,
): LawFinding[] {
  const all = images.flatMap(({ where, ...image }, at) => {
    const measure = measured[at];
    return measure ? [{ image: { ...image, where: `${where} at ${window} px` }, measure }] : [];
  });
  // A page may have a file for each width, or a second copy.
  const wellPlaced = new Set(
    all
      .filter(({ image, measure }) => isShown(measure) && !isLate(image, measure))
      .map(({ image: { copyOf } }) => copyOf),
  );
  return all.flatMap(({ image, measure }) => {
    const hasCopy = wellPlaced.has(image.copyOf);
    if (!isShown(measure)) return hasCopy || image.mayBeFolded ? [] : [checkShown(image, measure)];
    return [...checkLook(image, measure, settings), ...(hasCopy ? [] : checkOrder(image, measure))];
  });
}

function isShown({ naturalWidth, isVisible }: MeasuredArtwork): boolean {
  return naturalWidth > 0 && isVisible;
}

function isLate({ kind }: LaidOut, { isAfterButton }: MeasuredArtwork): boolean {
  return kind === 'notice' && isAfterButton;
}

function checkShown({ name, where }: LaidOut, { naturalWidth }: MeasuredArtwork): LawFinding {
  const what = naturalWidth === 0 ? `${name} has not loaded.` : `${name} is not visible.`;
  return lawFinding('notice-hidden', where, what);
}

function checkOrder(image: LaidOut, measure: MeasuredArtwork): LawFinding[] {
  if (!isLate(image, measure)) return [];
  return [lawFinding('notice-order', image.where, `${image.name} stands below the order button.`)];
}

function checkLook(
  { name, where, kind }: LaidOut,
  measure: MeasuredArtwork,
  { leastWidth, leastLabelWidth }: Pick<LawSettings, 'leastWidth' | 'leastLabelWidth'>,
): LawFinding[] {
  const findings: LawFinding[] = [];
  const width = Math.round(measure.width);
  const least = kind === 'notice' ? leastWidth : leastLabelWidth;
  if (width < least)
    findings.push(lawFinding('notice-small', where, `${name} is ${width} px wide, less than ${least} px.`));
  if (measure.crop !== null) findings.push(lawFinding('notice-cropped', where, `${name} is cut by ${measure.crop}.`));
  else if (isDistorted(measure))
    findings.push(lawFinding('notice-altered', where, `${name} does not have the proportions of its file.`));
  if (measure.effect !== null)
    findings.push(lawFinding('notice-altered', where, `${name} is changed by ${measure.effect}.`));
  return findings;
}

function isDistorted({ width, height, naturalWidth, naturalHeight }: MeasuredArtwork): boolean {
  return naturalHeight > 0 && height > 0 && Math.abs(width / height / (naturalWidth / naturalHeight) - 1) > TOLERANCE;
}
