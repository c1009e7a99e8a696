import { deleteMarketingFile, type MarketingCategory, type MarketingFile } from '@ssp/api'
import {
  CreatedText,
  FileIcon,
  kitMessages,
  lazyPanel,
  useAction,
  useHref,
  useLocation,
  useMay,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { Badge, Button, Menu } from '@ssp/ui'
import { marketingMessages, removalMessages } from '../messages'
import * as styles from './file-card.css'
import { nameOfFile } from './file-name'
import { useDownload } from './use-download'

const PreviewDialog = lazyPanel(async () => (await import('../preview/preview-dialog')).PreviewDialog)

/** Props of `FileCard`. */
export interface FileCardProps {
  file: MarketingFile
  category: MarketingCategory
  /** Whether it was just created. */
  created: boolean
  /** Called after the file was deleted. */
  onRemoved: () => void
}

/** One file with its picture, and what can be done with it (R3-249 to R3-252). */
export function FileCard({ file, category, created, onRemoved }: FileCardProps) {
  const messages = useMessages(marketingMessages)
  const removal = useMessages(removalMessages).file
  const { openCreated } = useMessages(kitMessages)
  const href = useHref()
  const { pathname } = useLocation()
  const may = useMay()
  const preview = usePanel(PreviewDialog, false, { file })
  const download = useDownload(file)
  const name = nameOfFile(file)
  const remove = useAction({
    send: ({ id, path, version }: MarketingFile, api) => deleteMarketingFile(api, { id, path, version }),
    confirm: () => ({
      title: removal.title,
      loses: removal.loses(name),
      confirmLabel: removal.confirmLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: deleteMarketingFile.changes,
    // The category closes (R3-389): the notification leads back to it.
    done: () => ({
      title: removal.done(name),
      action: { label: openCreated(category.title), href: href(`${pathname}?category=${category.id}`) },
    }),
    onDone: onRemoved,
  })
  const labelled = (text: string) => ({ 'aria-label': `${text} ${name}`, children: text, size: 'small' as const })
  return (
    <li data-created={created ? '' : undefined} className={styles.card}>
      <div className={styles.picture}>
        {file.signedUrl ? (
          <img src={file.signedUrl} alt="" loading="lazy" className={styles.image} />
        ) : (
          <FileIcon name={file.path} />
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{name}</h2>
        {created && <CreatedText />}
        {file.description && <p className={styles.description}>{file.description}</p>}
        <p className={styles.facts}>
          <span>{messages.downloads(file.downloads)}</span>
          {file.add_branding === 1 && <Badge tone="neutral">{messages.branded}</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button {...labelled(messages.preview)} onClick={() => preview.open()} />
        <Button
          {...labelled(messages.downloadFile)}
          variant="quiet"
          pending={download.isPending('file')}
          onClick={() => void download.run('file')}
        />
        <Menu
          label={messages.more(name)}
          actions={[
            {
              id: 'pdf',
              label: messages.downloadPdf,
              disabled: download.isPending('pdf'),
              onAction: () => void download.run('pdf'),
            },
            ...(may(deleteMarketingFile)
              ? [
                  {
                    id: 'remove',
                    label: messages.remove,
                    danger: true,
                    disabled: remove.isPending(),
                    onAction: () => void remove.run(file),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {preview.element}
    </li>
  )
}
