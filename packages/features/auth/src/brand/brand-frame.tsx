import { useState, type ReactNode } from 'react'
import * as styles from './brand-frame.css'
import type { Brand, Image } from './use-brand'

export interface BrandFrameProps {
  brand: Brand
  children: ReactNode
}

/** A page in the client's brand: picture and colours around a card with its own background. */
export function BrandFrame({ brand, children }: BrandFrameProps) {
  const { clientName, logo, alternateLogo, loginImage, background } = brand
  // The name is shown only without a picture, because no overlay makes text readable on every picture.
  const plain = alternateLogo === null && background === null
  const logoFrom = (src: Image) => (
    <Picture
      src={src}
      alt={clientName}
      className={styles.logo}
      fallback={<p className={styles.wordmark}>{clientName}</p>}
    />
  )
  return (
    <div className={styles.page}>
      <Picture src={background} className={styles.background} />
      {background && <div className={styles.overlay} />}
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.logoBox}>
            {alternateLogo ? (
              <>
                <div className={styles.onLight}>{logoFrom(logo)}</div>
                <div className={styles.onDark}>{logoFrom(alternateLogo)}</div>
              </>
            ) : (
              <div className={styles.whiteBackground}>{logoFrom(logo)}</div>
            )}
          </div>
          {children}
        </div>
        <div className={styles.stage}>
          <Picture
            src={loginImage}
            className={styles.picture}
            fallback={plain && <p className={styles.name}>{clientName}</p>}
          />
          {/* A dark card shows the alternate logo instead. */}
          <div className={styles.onLight}>
            <Picture src={alternateLogo} className={styles.alternate} />
          </div>
        </div>
      </div>
    </div>
  )
}

interface PictureProps {
  src: Image
  /** Alternative text. Default empty (decorative). */
  alt?: string
  className: string
  /** Rendered when the picture is missing or broken. */
  fallback?: ReactNode
}

function Picture({ src, alt = '', className, fallback = null }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === undefined) return null
  if (src === null || src === broken) return fallback
  return <img src={src} alt={alt} className={className} onError={() => setBroken(src)} />
}
