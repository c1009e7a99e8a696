/** What a gift is, for the key under which it is made. */
export interface GiftOrder {
  employeeId: string
  amount: number
}

/**
 * One key per gift: the same order keeps its key until it is given, or the server has taken the money back. A retry can then
 * never buy a second card.
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
