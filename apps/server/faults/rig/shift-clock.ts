// Preloaded into a program of the server: its clock (and that of the embedded database) stands at another moment and
// goes on from there. Times of PostgreSQL stay, as on two machines whose clocks disagree.
const shift = Number(process.env['FAULT_CLOCK_SHIFT'] ?? 0)
const Real = Date

class Shifted extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Real.now() + shift)
    // `new Date(year, month, ...)` too: every argument is handed on.
    else super(...(given as [number]))
  }

  static override now(): number {
    return Real.now() + shift
  }
}

globalThis.Date = Shifted as DateConstructor
