import type { Banner as BannerContents } from '../../shared/contract/overview.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';

/** A banner between products: it opens the chat, or follows its link. */
export function Banner({ banner, onChat }: { banner: BannerContents; onChat(): void }) {
  const className = `sw-product-overview__banner${banner.overlay ? ' sw-product-overview__banner--overlay' : ''}`;
  if (banner.open_chat) {
    return (
      <button type="button" className={className} onClick={onChat}>
        <Contents banner={banner} />
      </button>
    );
  }
  if (banner.link) {
    return (
      <a className={className} href={banner.link}>
        <Contents banner={banner} />
      </a>
    );
  }
  return (
    <div className={className}>
      <Contents banner={banner} />
    </div>
  );
}

function Contents({ banner }: { banner: BannerContents }) {
  const { image, mobile_image, title, call_to_action, open_chat, link } = banner;
  return (
    <>
      {(image ?? mobile_image) && (
        <ResponsiveImage
          src={image}
          mobileSrc={mobile_image}
          alt={title || call_to_action ? '' : nameOf(link)}
          className="sw-product-overview__banner-image"
        />
      )}
      {(title ?? call_to_action) && (
        <span className="sw-product-overview__banner-words">
          {title && <span className="sw-product-overview__banner-title">{title}</span>}
          {call_to_action && (
            <span className="sw-product-overview__banner-call">
              <span>{call_to_action}</span>
              {(open_chat || link) && <Icon name="arrow" />}
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** A link with only a picture needs a name, which is taken from its URL. */
function nameOf(link: string | null): string {
  return link?.replace(/^.*\/(?=.)/, '').replaceAll(/[-_/]+/g, ' ') ?? '';
}

/** The banners above the grid. */
export function BannerStrip({ banners, onChat }: { banners: readonly BannerContents[]; onChat(): void }) {
  if (banners.length === 0) return null;
  return (
    <div className="sw-product-overview__strip">
      {banners.map((banner, at) => (
        <Banner key={at} banner={banner} onChat={onChat} />
      ))}
    </div>
  );
}
