import { Fragment, useMemo, type ComponentProps, type ReactNode } from 'react'
import { body } from '../rich-text/rich-text.css'
import { inlineText, parseBlocks, parseInline, type Block, type InlineRun, type ListItem } from '../model'
import { BlockImage } from './block-image'
import { VideoFrame } from './video-frame'
import * as styles from './blocks.css'

/** Props of `BlockView`; the rest reaches the `div`. */
export interface BlockViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Blocks as stored. Content that a body may not contain is not rendered. */
  blocks: readonly Block[]
}

/** Renders blocks. Each text becomes a React element, so that no stored HTML reaches the page. */
export function BlockView({ blocks, className, ...rest }: BlockViewProps) {
  const drawn = useMemo(() => blocks.flatMap(drawable), [blocks])
  return (
    <div {...rest} className={['ssp-BlockView', body, className].filter(Boolean).join(' ')}>
      {drawn.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- stored blocks may lack ids, and their order identifies them
        <Fragment key={index}>{draw(block)}</Fragment>
      ))}
    </div>
  )
}

function drawable(block: Block): Block[] {
  const parsed = parseBlocks([block])
  return parsed.ok ? parsed.blocks : []
}

function draw(block: Block): ReactNode {
  switch (block.type) {
    case 'header': {
      const Heading = `h${block.data.level}` as const
      return (
        <Heading>
          <Inline html={block.data.text} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Inline html={block.data.text} />
        </p>
      )
    case 'list':
      return <Items items={block.data.items} as={block.data.style === 'ordered' ? 'ol' : 'ul'} />
    case 'image': {
      const caption = inlineText(block.data.caption)
      return (
        <Figure caption={caption}>
          <BlockImage url={block.data.file.url} alt={caption} />
        </Figure>
      )
    }
    default: {
      const caption = inlineText(block.data.caption ?? '')
      return (
        <Figure caption={caption}>
          <VideoFrame embed={block.data.embed} title={caption} />
        </Figure>
      )
    }
  }
}

function Items({ items, as: ListElement }: { items: readonly ListItem[]; as: 'ol' | 'ul' }) {
  return (
    <ListElement>
      {items.map(({ content, items: below }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no ids
        <li key={index}>
          <Inline html={content} />
          {below.length > 0 && <Items items={below} as={ListElement} />}
        </li>
      ))}
    </ListElement>
  )
}

// The caption is already the name of the image or the frame.
function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      {caption && (
        <figcaption aria-hidden="true" className={styles.caption}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

const Inline = ({ html }: { html: string }) =>
  parseInline(html).map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- runs have no ids
    <Fragment key={index}>{drawRun(run)}</Fragment>
  ))

function drawRun({ text, marks, href }: InlineRun): ReactNode {
  const lines = text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no ids
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
  const formatted = marks.reduceRight<ReactNode>((inner, Format) => <Format>{inner}</Format>, lines)
  if (!href) return formatted
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {formatted}
    </a>
  )
}
