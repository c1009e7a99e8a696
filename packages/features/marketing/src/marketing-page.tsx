import { marketingCategoriesQuery } from '@ssp/api'
import { useApi, useClient, useLocation } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { CategoriesView } from './category/categories-view'
import { FilesPage } from './file/files-page'

/** `/client/marketing-materials`: folders of categories, or the files of one. The open category is in the address. */
export function MarketingPage() {
  const platformId = useClient().platform_id
  const query = useQuery(marketingCategoriesQuery(useApi(), { platformId }))
  const { search } = useLocation()
  const openId = new URLSearchParams(search).get('category')
  return openId === null ? (
    <CategoriesView query={query} />
  ) : (
    <FilesPage key={openId} categoryId={openId} query={query} />
  )
}
