import { logoQuery, type MarketingFile } from '@ssp/api'
import { FileIcon, useApi, useClient, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Button, Dialog } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { nameOfFile } from '../file/file-name'
import { useDownload } from '../file/use-download'
import { previewMessages } from '../messages'
import { BrandFooter } from './brand-footer'
import * as styles from './preview-dialog.css'

/** Props of `PreviewDialog`. */
export interface PreviewDialogProps extends PanelProps {
  file: MarketingFile
}

/** A file as its PDF will look: title, description, picture, and the brand if it is added (R3-256 to R3-263). */
export function PreviewDialog({ open, onClose, file }: PreviewDialogProps) {
  const messages = useMessages(previewMessages)
  const download = useDownload(file)
  const isBranded = file.add_branding === 1
  const { data: logo } = useQuery({ ...logoQuery(useApi(), useClient().brand_client_id), enabled: isBranded })
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="md"
      title={nameOfFile(file)}
      description={file.description || undefined}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button
            variant="primary"
            iconStart={<FileDown size={16} />}
            pending={download.isPending()}
            onClick={() => void download.run('pdf')}
          >
            {messages.exportPdf}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {file.signedUrl ? (
          <img src={file.signedUrl} alt={nameOfFile(file)} className={styles.image} />
        ) : (
          <p className={styles.noImage}>
            <FileIcon name={file.path} />
            {messages.noImage}
          </p>
        )}
        {isBranded && <BrandFooter logo={logo} />}
      </div>
    </Dialog>
  )
}
