import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider'

/**
 * Where floating parts are drawn: inside the nearest provider's root, so that they carry its theme, direction and
 * density. React Aria's own overlays read the same context. `undefined` means the body (no provider, or the server).
 */
export function usePortalContainer(): HTMLElement | undefined {
  return useUNSAFE_PortalContext().getContainer?.() ?? undefined
}
