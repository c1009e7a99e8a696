export { DescriptionList } from './description-list'
export type { DescriptionItem, DescriptionListProps } from './description-list'
