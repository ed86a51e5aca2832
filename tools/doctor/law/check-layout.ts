import type { Artwork } from './artwork.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';
import type { MeasuredArtwork } from './measure-page.ts';

/** How much the proportions may differ from those of the file, for rounding. */
const TOLERANCE = 0.02;

/** What a browser has laid out in a window of this width, in CSS pixels. */
export function checkLayout(
  images: readonly Pick<Artwork, 'where' | 'name'>[],
  measured: readonly MeasuredArtwork[],
  window: number,
  { leastWidth }: Pick<LawSettings, 'leastWidth'>,
): LawFinding[] {
  return images.flatMap(({ where: image, name }, at) => {
    const measure = measured[at];
    if (!measure) return [];
    const where = `${image} at ${window} px`;
    if (measure.naturalWidth === 0) return [lawFinding('notice-hidden', where, `${name} has not loaded.`)];
    if (!measure.isVisible) return [lawFinding('notice-hidden', where, `${name} is not visible.`)];
    const findings: LawFinding[] = [];
    const width = Math.round(measure.width);
    if (width < leastWidth)
      findings.push(lawFinding('notice-small', where, `${name} is ${width} px wide, less than ${leastWidth} px.`));
    if (measure.crop !== null) findings.push(lawFinding('notice-cropped', where, `${name} is cut by ${measure.crop}.`));
    else if (isDistorted(measure))
      findings.push(lawFinding('notice-altered', where, `${name} does not have the proportions of its file.`));
    if (measure.effect !== null)
      findings.push(lawFinding('notice-altered', where, `${name} is changed by ${measure.effect}.`));
    if (measure.isAfterButton && name.startsWith('The notice'))
      findings.push(lawFinding('notice-order', where, `${name} stands below or beside the order button.`));
    return findings;
  });
}

function isDistorted({ width, height, naturalWidth, naturalHeight }: MeasuredArtwork): boolean {
  return naturalHeight > 0 && height > 0 && Math.abs(width / height / (naturalWidth / naturalHeight) - 1) > TOLERANCE;
}
