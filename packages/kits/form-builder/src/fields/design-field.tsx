import { useFileAddress, useMessages } from '@ssp/feature-kit'
import type { BannerImage, FormField, TextStyle } from '../model'
import { isSafeUrl } from '../model'
import { fieldMessages } from '../messages'
import * as styles from './fields.css'

/** A field without a question, as a respondent sees it. Renders nothing for a page break. */
export function DesignField({ field }: { field: FormField }) {
  const fileAddress = useFileAddress()
  const { content = '', size = 'Large', url = '', images = [] } = field
  if (field.type === 'header') {
    return (
      // The size is only visual; headings of one level keep the outline in order whatever sizes are mixed.
      <h2 {...styleOf(field.style)} data-size={size} className={`${styles.header} ${styles.styled}`}>
        {content}
      </h2>
    )
  }
  if (field.type === 'description') {
    return (
      <p {...styleOf(field.style)} className={`${styles.description} ${styles.styled}`}>
        {content}
      </p>
    )
  }
  if (field.type === 'img' && isSafeUrl(url)) {
    return <img src={fileAddress(url)} alt={field.label ?? ''} loading="lazy" className={styles.image} />
  }
  return field.type === 'banner' && images.length > 0 ? <Banner field={field} images={images} /> : null
}

function Banner({ field, images }: { field: FormField; images: readonly BannerImage[] }) {
  const text = useMessages(fieldMessages)
  const ordered = images.filter(({ url }) => isSafeUrl(url)).toSorted((a, b) => a.position - b.position)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div role="group" aria-label={field.label || text.banner} tabIndex={0} className={styles.banner}>
      {ordered.map((image) => (
        <BannerLink key={`${image.position}:${image.url}`} image={image} newTab={text.newTab} />
      ))}
    </div>
  )
}

/** External pages and files open in a new tab, so that the answers are not left (decision 62). */
function BannerLink({ image, newTab }: { image: BannerImage; newTab: string }) {
  const fileAddress = useFileAddress()
  const linked = isSafeUrl(image.link)
  const outside = image.linkType !== 'internal'
  const alt = linked && outside ? `${image.name} ${newTab}` : image.name
  const picture = <img src={fileAddress(image.url)} alt={alt} loading="lazy" className={styles.bannerImage} />
  if (!linked) return picture
  return (
    <a href={image.link} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {picture}
    </a>
  )
}

const styleOf = ({ bold, italic, underline }: TextStyle = {}) => ({
  'data-bold': bold || undefined,
  'data-italic': italic || undefined,
  'data-underline': underline || undefined,
})
