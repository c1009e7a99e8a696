import { useMessages } from '@ssp/feature-kit'
import { videoOf } from '../model'
import { blockMessages } from './messages'
import * as styles from './blocks.css'

/** A video of a supported site in its own frame; renders nothing for any other address. */
export function VideoFrame({ embed, title }: { embed: string; title: string }) {
  const messages = useMessages(blockMessages)
  const video = videoOf(embed)
  if (!video) return null
  return (
    <iframe
      src={video.embed}
      title={title || messages.videoOf[video.service]}
      className={styles.frame}
      loading="lazy"
      // The players need scripts and their own origin, which is never ours. They may not leave the frame.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- safe together if the framed origin is not ours, and `videoOf` accepts no other
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="fullscreen; picture-in-picture; encrypted-media"
      // The players ask which site embeds them; the path of the page is not sent.
      referrerPolicy="strict-origin"
    />
  )
}
