import {
  createMarketingFile,
  deleteMarketingCategory,
  deleteMarketingFile,
  marketingFilesQuery,
  updateMarketingItem,
  type MarketingCategory,
  type MarketingFile,
} from '@ssp/api'
import {
  kitMessages,
  lazyPanel,
  QueryView,
  useAction,
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
import { marketingMessages, removalMessages } from '../messages'
import { FileCard } from './file-card'
import { nameOfFile } from './file-name'
import { useDownload } from './use-download'

const CategoryPanel = lazyPanel(async () => (await import('../category/category-panel')).CategoryPanel)
const PreviewDialog = lazyPanel(async () => (await import('../preview/preview-dialog')).PreviewDialog)
const NewFilePanel = lazyPanel(async () => (await import('./new-file-panel')).NewFilePanel)

/** Props of `FilesPage`. */
export interface FilesPageProps {
  categoryId: string
  /** All categories, including the open one. */
  query: QueryLike<MarketingCategory[]>
}

/**
 * The files of the open category (R3-240, R3-242, R3-244 to R3-248). A change returns to the folders (R3-387 to R3-389).
 */
export function FilesPage({ categoryId, query }: FilesPageProps) {
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
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
          <ul role="list" aria-label={title} className={page.grid}>
            {rows.map((file) => (
              <CategoryFile
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

interface CategoryFileProps {
  file: MarketingFile
  category: MarketingCategory
  created: boolean
  onRemoved: () => void
}

function CategoryFile({ file, category, created, onRemoved }: CategoryFileProps) {
  const texts = useMessages(removalMessages).file
  const { openCreated } = useMessages(kitMessages)
  const href = useHref()
  const { pathname } = useLocation()
  const preview = usePanel(PreviewDialog, false, { file })
  const name = nameOfFile(file)
  const removal = useAction({
    send: ({ id, path, version }: MarketingFile, api) => deleteMarketingFile(api, { id, path, version }),
    confirm: () => ({
      title: texts.title,
      loses: texts.loses(name),
      confirmLabel: texts.confirmLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: deleteMarketingFile.changes,
    // The category closes (R3-389); the notification links back to it.
    done: () => ({
      title: texts.done(name),
      action: { label: openCreated(category.title), href: href(`${pathname}?category=${category.id}`) },
    }),
    onDone: onRemoved,
  })
  const download = useDownload(file)
  return (
    <>
      <FileCard file={file} created={created} download={download} removal={removal} onPreview={() => preview.open()} />
      {preview.element}
    </>
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
