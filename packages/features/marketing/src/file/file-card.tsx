import { deleteMarketingFile, type MarketingFile } from '@ssp/api'
import { CreatedText, FileIcon, useMay, useMessages, type Action } from '@ssp/feature-kit'
import { Badge, Button, Menu } from '@ssp/ui'
import { marketingMessages } from '../messages'
import * as styles from './file-card.css'
import { nameOfFile } from './file-name'
import type { DownloadKind } from './use-download'

/** Props of `FileCard`. */
export interface FileCardProps {
  file: MarketingFile
  /** Whether it was just created. */
  created: boolean
  download: Action<DownloadKind>
  removal: Action<MarketingFile>
  onPreview: () => void
}

/** One file with its picture and its actions (R3-249 to R3-252). */
export function FileCard({ file, created, download, removal, onPreview }: FileCardProps) {
  const messages = useMessages(marketingMessages)
  const may = useMay()
  const name = nameOfFile(file)
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
        <Button {...labelled(messages.preview)} onClick={onPreview} />
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
                    disabled: removal.isPending(),
                    onAction: () => void removal.run(file),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </li>
  )
}
