import { formatOklch, onColour, reachContrast } from './colour.ts'
import type { ColourMode, ColourTokens } from './tokens.ts'

type Status = 'success' | 'warning' | 'danger' | 'info'
type StatusName = Status | `${Status}Foreground` | `${Status}Subtle` | `${Status}SubtleForeground` | 'dangerHover'

const hues = {
  success: { h: 152, c: 0.13, light: 0.52, dark: 0.66 },
  warning: { h: 68, c: 0.15, light: 0.72, dark: 0.76 },
  danger: { h: 25, c: 0.19, light: 0.54, dark: 0.55 },
  info: { h: 245, c: 0.13, light: 0.53, dark: 0.66 },
} as const satisfies Record<Status, unknown>

/** The worst-case tinted surfaces of any brand, so that status colours do not depend on the brand. */
const hardest = { light: ['#ebeef1', '#f1eeea'], dark: ['#22272c', '#28251f'] }

/** Status colours, the same for every brand. */
export function statusColours(mode: ColourMode): Pick<ColourTokens, StatusName> {
  const status = (name: Status) => {
    const { h, c, [mode]: l } = hues[name]
    const backgrounds = hardest[mode]
    const subtle = mode === 'light' ? formatOklch({ l: 0.96, c: c * 0.2, h }) : formatOklch({ l: 0.28, c: c * 0.33, h })
    const fill = reachContrast({ l, c, h }, backgrounds, 3)
    return {
      fill,
      on: onColour(fill),
      subtle,
      onSubtle: reachContrast({ l: mode === 'light' ? 0.47 : 0.8, c: c * 0.9, h }, [subtle, ...backgrounds], 4.5),
    }
  }
  const { success, warning, danger, info } = {
    success: status('success'),
    warning: status('warning'),
    danger: status('danger'),
    info: status('info'),
  }
  const dangerHover = formatOklch({ ...hues.danger, l: hues.danger[mode] - 0.05 })
  return {
    success: success.fill,
    successForeground: success.on,
    successSubtle: success.subtle,
    successSubtleForeground: success.onSubtle,
    warning: warning.fill,
    warningForeground: warning.on,
    warningSubtle: warning.subtle,
    warningSubtleForeground: warning.onSubtle,
    danger: danger.fill,
    dangerHover,
    dangerForeground: onColour(danger.fill, dangerHover),
    dangerSubtle: danger.subtle,
    dangerSubtleForeground: danger.onSubtle,
    info: info.fill,
    infoForeground: info.on,
    infoSubtle: info.subtle,
    infoSubtleForeground: info.onSubtle,
  }
}
