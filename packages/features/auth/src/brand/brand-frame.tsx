import { useState, type ReactNode } from 'react'
import * as styles from './brand-frame.css'
import type { Brand, Image } from './use-brand'

export interface BrandFrameProps {
  brand: Brand
  children: ReactNode
}

/** A page that belongs to the client: its picture and colours around a calm card that stays readable on all of them. */
export function BrandFrame({ brand, children }: BrandFrameProps) {
  const { clientName, logo, alternateLogo, loginImage, background } = brand
  // The name stands on the bare colour only: no veil makes text readable on every picture.
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
      {background && <div className={styles.veil} />}
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.logoBox}>
            {alternateLogo ? (
              <>
                <div className={styles.onLight}>{logoFrom(logo)}</div>
                <div className={styles.onDark}>{logoFrom(alternateLogo)}</div>
              </>
            ) : (
              <div className={styles.paper}>{logoFrom(logo)}</div>
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
          {/* On a dark card it stands already. */}
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
  /** Default empty: decoration. */
  alt?: string
  className: string
  /** Drawn when there is no picture, or a broken one. */
  fallback?: ReactNode
}

function Picture({ src, alt = '', className, fallback = null }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === undefined) return null
  if (src === null || src === broken) return fallback
  return <img src={src} alt={alt} className={className} onError={() => setBroken(src)} />
}
