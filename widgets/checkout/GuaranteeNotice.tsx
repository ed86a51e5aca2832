import { useMemo } from 'react';
import type { GuaranteeNotice as Notice } from '../../shared/contract/checkout.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { usePrinted } from '../../shared/ui/basics/printed-context.ts';
import type nl from './locales/nl.json';

/**
 * The element of the widget `guarantee`, which the loader mounts. In the frame of a server, and without that widget, it is
 * the picture alone. The widget changes what is inside, so the same element is returned each time. Where the shop sends no
 * `alt`, the widget has a longer text than this one.
 */
export function GuaranteeNotice({ notice: { image, width, height, alt, url } }: { notice: Notice }) {
  const t = useText<typeof nl>();
  const widget = usePrinted() ? undefined : 'guarantee';
  return useMemo(
    () => (
      <div key={widget} data-widget={widget} data-alt={alt ?? ''} data-link={url}>
        <picture>
          <img
            className="sw-artwork sw-checkout__notice"
            data-guarantee-notice=""
            src={image!}
            width={width}
            height={height}
            alt={alt ?? t('notice')}
          />
        </picture>
      </div>
    ),
    [t, widget, image, width, height, alt, url],
  );
}
