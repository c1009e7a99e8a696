import { useBanners } from '@ssp/feature-kit'
import { BannerList } from '@ssp/ui'

/** The current banners, on every page. */
export function Banners() {
  const { banners, dismiss } = useBanners()
  return <BannerList banners={banners} onDismiss={dismiss} />
}
