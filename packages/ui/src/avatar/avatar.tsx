import { useState, type ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { initials, tintOf } from './initials'
import * as styles from './avatar.css'

/** Props of `Avatar`; the rest reaches the root. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or team's name: gives the initials and their tint. */
  name: string
  /** Address of a picture; initials stand in while it is missing or broken. */
  src?: string | null | undefined
  /** Diameter: sm 24, md 32, lg 40, xl 64 px. Default md. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** A face fills the circle; a logo is shown whole, on paper. Default cover. */
  fit?: 'cover' | 'contain' | undefined
  /** Accessible name. Left out, the avatar is decoration beside a written name. */
  label?: string | undefined
}

/** A picture, or initials on a tint of the brand that is always the same for one name. */
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
