import { useBanners } from '@ssp/feature-kit'
import { BannerList } from '@ssp/ui'

/** What is still wrong, on every page. */
export function Banners() {
  const { banners, dismiss } = useBanners()
  return <BannerList banners={banners} onDismiss={dismiss} />
}
