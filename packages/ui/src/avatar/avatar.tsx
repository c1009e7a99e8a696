import { useState, type ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { initials, tintOf } from './initials'
import * as styles from './avatar.css'

/** Props of `Avatar`; the rest reaches the root. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person or team; determines initials and tint. */
  name: string
  /** URL of a picture; initials are shown when it is missing or broken. */
  src?: string | null | undefined
  /** Diameter: sm 28, md 32, lg 40, xl 64 px. Default md. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** `cover` fills the circle (a face); `contain` shows the whole picture on white (a logo). Default cover. */
  fit?: 'cover' | 'contain' | undefined
  /** Accessible name. Without it the avatar is decorative, next to a visible name. */
  label?: string | undefined
}

/** A picture, or initials on a brand tint derived from the name. */
export function Avatar({ name, src, size = 'md', fit, label, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const picture = src && src !== broken ? src : undefined
  return (
    <span
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-size={size}
      data-fit={picture && fit}
      data-tint={picture ? undefined : tintOf(name)}
      data-initials={picture ? undefined : initials(name)}
      className={cx('ssp-Avatar', styles.root, className)}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          className={cx('ssp-Avatar__image', styles.image)}
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  )
}
