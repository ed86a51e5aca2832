import { isLink } from '../../shared/rules/url.ts';
import type { PrintContext } from '../../shared/runtime/print.ts';
import type { NoticeInputs } from './draw-notice.ts';
import type nl from './locales/nl.json';

/** What `drawNotice` draws. */
export function print(inputs: NoticeInputs, { t }: PrintContext<typeof nl>) {
  const { notice, noticeWidth, noticeHeight, alt, link } = inputs;
  return (
    <div className="sw-guarantee">
      <picture className="sw-guarantee__ground">
        <img
          className="sw-artwork sw-guarantee__picture"
          data-guarantee-notice=""
          src={notice}
          width={noticeWidth || undefined}
          height={noticeHeight || undefined}
          alt={alt || t('alt')}
        />
      </picture>
      <div className="sw-guarantee__actions">
        <button className="sw-button sw-button--quiet" type="button" aria-haspopup="dialog">
          {t('larger')}
        </button>
        {link && isLink(link) && (
          <a className="sw-guarantee__link" href={link} target="_blank" rel="noreferrer">
            {t('details')}
          </a>
        )}
      </div>
    </div>
  );
}
