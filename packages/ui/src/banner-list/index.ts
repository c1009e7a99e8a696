export { Banner, BannerList } from './banner-list'
export type { BannerItem, BannerKind, BannerListProps, BannerProps } from './banner-list'
