import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider'

/**
 * Container of overlays: inside the nearest provider's root, so that they inherit its theme, direction and
 * density. React Aria's overlays read the same context. `undefined` means the body (no provider, or the server).
 */
export function usePortalContainer(): HTMLElement | undefined {
  return useUNSAFE_PortalContext().getContainer?.() ?? undefined
}
