import { useFileAddress, useMessages } from '@ssp/feature-kit'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { blockMessages } from './messages'
import * as styles from './blocks.css'

/** An image of a body, replaced by a line of text if it cannot be loaded. */
export function BlockImage({ url, alt }: { url: string; alt: string }) {
  const messages = useMessages(blockMessages)
  const fileAddress = useFileAddress()
  const [missing, setMissing] = useState('')
  if (missing === url)
    return (
      <p className={styles.missing}>
        <ImageOff size={16} aria-hidden="true" />
        {messages.imageMissing}
      </p>
    )
  return (
    <img src={fileAddress(url)} alt={alt} loading="lazy" className={styles.image} onError={() => setMissing(url)} />
  )
}
