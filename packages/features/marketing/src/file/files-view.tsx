import {
  createMarketingFile,
  deleteMarketingCategory,
  marketingFilesQuery,
  updateMarketingItem,
  type MarketingCategory,
} from '@ssp/api'
import {
  lazyPanel,
  QueryView,
  useApi,
  useCreatedId,
  useHref,
  useLocation,
  useMay,
  useMessages,
  useNavigate,
  usePanel,
  type QueryLike,
} from '@ssp/feature-kit'
import { Button, ButtonLink, Card, Empty, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2, Upload } from 'lucide-react'
import { useCategoryRemoval } from '../category/use-category-removal'
import * as page from '../marketing.css'
import { marketingMessages } from '../messages'
import { FileCard } from './file-card'

const CategoryPanel = lazyPanel(async () => (await import('../category/category-panel')).CategoryPanel)
const NewFilePanel = lazyPanel(async () => (await import('./new-file-panel')).NewFilePanel)

/** Props of `FilesView`. */
export interface FilesViewProps {
  categoryId: string
  /** All categories; the open one is among them. */
  query: QueryLike<MarketingCategory[]>
}

/** The files of the open category (R3-240, R3-242, R3-244 to R3-248). A change leads back to the folders (R3-387 to R3-389). */
export function FilesView({ categoryId, query }: FilesViewProps) {
  const messages = useMessages(marketingMessages)
  const href = useHref()
  const { pathname } = useLocation()
  return (
    <QueryView query={query} errorTitle={messages.categoriesFailed} errorLevel={1} skeleton={skeleton}>
      {(categories) => {
        const category = categories.find(({ id }) => id === categoryId)
        if (category) return <OpenCategory category={category} />
        const back = <ButtonLink href={href(pathname)}>{messages.backToCategories}</ButtonLink>
        return <Empty level={1} title={messages.noCategory} action={back} />
      }}
    </QueryView>
  )
}

function OpenCategory({ category }: { category: MarketingCategory }) {
  const messages = useMessages(marketingMessages)
  const href = useHref()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const files = useQuery(marketingFilesQuery(useApi(), category.id))
  const may = useMay()
  const createdId = useCreatedId()
  const close = () => navigate(pathname)
  const upload = usePanel(NewFilePanel, false, { category, onCreated: close })
  const update = usePanel(CategoryPanel, false, { category, onSaved: close })
  const removal = useCategoryRemoval(category, close)
  const title = messages.files(category.title)
  return (
    <div className={page.page}>
      <PageHeader
        breadcrumbs={[{ label: messages.categories, href: href(pathname) }, { label: title }]}
        title={title}
        facts={[files.data && messages.fileCount(files.data.length), category.locked === 1 && messages.locked]
          .filter(Boolean)
          .join(' · ')}
        action={
          may(createMarketingFile) && (
            <Button
              variant="primary"
              iconStart={<Upload size={16} />}
              onPointerEnter={upload.preload}
              onFocus={upload.preload}
              onClick={() => upload.open()}
            >
              {messages.uploadFile}
            </Button>
          )
        }
        secondary={
          category.locked === 0 &&
          may(updateMarketingItem) && {
            id: 'update',
            label: messages.updateCategory,
            icon: <Pencil size={16} />,
            onAction: () => update.open(),
          }
        }
        actions={
          category.locked === 0 && may(deleteMarketingCategory)
            ? [
                {
                  id: 'delete',
                  label: messages.deleteCategory,
                  icon: <Trash2 size={16} />,
                  danger: true,
                  disabled: removal.isPending,
                  onAction: () => void removal.run(),
                },
              ]
            : []
        }
      />
      <QueryView
        query={files}
        errorTitle={messages.filesFailed}
        skeleton={skeleton}
        empty={<Empty title={messages.noFiles} />}
      >
        {(rows) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
          <ul role="list" aria-label={title} className={page.grid}>
            {rows.map((file) => (
              <FileCard
                key={file.id}
                file={file}
                category={category}
                created={file.id === createdId}
                onRemoved={close}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {upload.element}
      {update.element}
    </div>
  )
}

const skeleton = (
  <div className={page.grid}>
    {Array.from({ length: 4 }, (_, index) => (
      <Card key={index}>
        <Skeleton height={140} />
        <Skeleton width="60%" />
        <Skeleton width="85%" />
      </Card>
    ))}
  </div>
)
