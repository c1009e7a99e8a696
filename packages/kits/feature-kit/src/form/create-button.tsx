import { Button, type ButtonProps } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { useCan, useMay, type GuardedChange } from '../session/use-session'
import type { PanelProps } from './input-panel'
import type { Panel } from './use-panel'

/** Props of `CreateButton`; the rest reaches the button. */
export interface CreateButtonProps extends ButtonProps {
  /** From `usePanel`. Its code is preloaded on hover or focus of the button. */
  panel: Pick<Panel<PanelProps>, 'open' | 'preload'>
  /** The permission that is required to see the button. Default: none. */
  permission?: string
  /** The change that the panel makes; the button is hidden if strict rights forbid it. */
  change?: GuardedChange
}

/** The main button of a list: opens a create panel. */
export function CreateButton({ panel, permission, change, ...rest }: CreateButtonProps) {
  const [can, may] = [useCan(), useMay()]
  if (change && !may(change)) return null
  if (permission !== undefined && !can(permission)) return null
  return (
    <Button
      variant="primary"
      iconStart={<Plus size={16} />}
      onClick={() => panel.open()}
      onPointerEnter={panel.preload}
      onFocus={panel.preload}
      {...rest}
    />
  )
}
