// Preloaded into a server program: shifts its clock and that of the embedded database.
// PostgreSQL keeps the real time, like two machines with different clocks.
const shift = Number(process.env['FAULT_CLOCK_SHIFT'] ?? 0)
const Real = Date

class Shifted extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Real.now() + shift)
    // `new Date(year, month, ...)` too: passes every argument on.
    else super(...(given as [number]))
  }

  static override now(): number {
    return Real.now() + shift
  }
}

globalThis.Date = Shifted as DateConstructor
