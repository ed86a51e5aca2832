import type { Banner as BannerContents } from '../../shared/contract/overview.ts';
import { Banner } from './Banner.tsx';

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
