import { useMemo, useState, type CSSProperties } from 'react';
import { readLabels, type GuaranteeLabel } from '../../contract/labels.ts';
import { useLabelTexts } from '../../i18n/labels/use-label-texts.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from '../css/official-labels.css?inline';
import { EnergyArrow } from './EnergyArrow.tsx';
import type { ProductLabelsProps } from './ProductLabels.tsx';

/**
 * The durability label, as the file of the shop, and the arrow of the energy class. Each opens in full size. Import it
 * lazily: it includes its styles, and its texts in all languages.
 */
export function OfficialLabels({ product, name }: ProductLabelsProps) {
  const t = useLabelTexts();
  addStyles();
  const [view, setView] = useState<'durability' | 'energy' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { guarantee, energy } = useMemo(() => readLabels(product), [product]);
  const years = guarantee?.years;
  const guaranteeText = guarantee?.alt ?? (years ? t('guaranteeYears', { years }) : t('durability'));
  const [best = 'A', worst = 'G'] = energy?.scale ?? [];
  const energyText = energy ? t('energyClass', { energyClass: energy.class, best, worst }) : '';

  function open(next: 'durability' | 'energy') {
    setView(next);
    setOpen(true);
  }

  if (!guarantee && !energy) return null;
  return (
    <div className="sw-labels">
      {energy && (
        <div className="sw-labels__energy">
          {energy.image ? (
            <button type="button" className="sw-labels__open" onClick={() => open('energy')}>
              <EnergyArrow energyClass={energy.class} best={best} worst={worst} />
              <VisuallyHidden>{t('energyOpen', { label: energyText })}</VisuallyHidden>
            </button>
          ) : (
            <span className="sw-labels__open" role="img" aria-label={energyText}>
              <EnergyArrow energyClass={energy.class} best={best} worst={worst} />
            </span>
          )}
          {energy.sheet && (
            <a className="sw-labels__sheet" href={energy.sheet} aria-label={t('sheetNamed', { name })}>
              {t('sheet')}
            </a>
          )}
        </div>
      )}
      {guarantee && (
        <button type="button" className="sw-labels__open" onClick={() => open('durability')}>
          <GuaranteePicture guarantee={guarantee} alt={guaranteeText} />
          <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
        </button>
      )}
      {view && (
        <Dialog
          isOpen={isOpen}
          title={t(view === 'energy' ? 'energyTitle' : 'guaranteeTitle')}
          onClose={() => setOpen(false)}
          onClosed={() => setView(null)}
        >
          {view === 'energy' && energy?.image && (
            <img className="sw-artwork sw-labels__large" src={energy.image} alt={energyText} />
          )}
          {view === 'durability' && guarantee && (
            <>
              <img
                className="sw-artwork sw-labels__large"
                src={guarantee.image}
                width={guarantee.width}
                height={guarantee.height}
                alt={guaranteeText}
              />
              {guarantee.url && (
                <p className="sw-labels__more">
                  <a className="sw-labels__sheet" href={guarantee.url}>
                    {t('guaranteeMore')}
                  </a>
                </p>
              )}
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}

interface GuaranteePictureProps {
  guarantee: GuaranteeLabel;
  alt: string;
}

function GuaranteePicture({ guarantee: { image, width, height }, alt }: GuaranteePictureProps) {
  return (
    <img
      className="sw-artwork sw-labels__picture"
      data-guarantee-label=""
      src={image}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      style={{ '--sw-label-ratio': width / height } as CSSProperties}
    />
  );
}

let hasStyles = false;

/** Adopts the styles, which every Content Security Policy allows. */
function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
