/** The properties of a gift that determine its key. */
export interface GiftOrder {
  employeeId: string
  amount: number
}

/**
 * One key per gift: the same order keeps its key until the gift is given, or the server has refunded the money. A retry can
 * therefore never buy a second card.
 */
export function createGiftKeys() {
  const keys = new Map<string, string>()
  const nameOf = ({ employeeId, amount }: GiftOrder) => `${employeeId} ${amount}`
  return {
    keyOf(order: GiftOrder): string {
      const key = keys.get(nameOf(order)) ?? crypto.randomUUID()
      keys.set(nameOf(order), key)
      return key
    },
    forget: (order: GiftOrder) => void keys.delete(nameOf(order)),
  }
}
