// Each file of tests begins at the time of `TESTS_AT` (`testClock` in vite.shared.ts), and its clock goes on from there.
const real = Date.prototype.constructor as DateConstructor
const shift = real.parse(String(import.meta.env['TESTS_AT'])) - real.now()
const now = () => real.now() + shift

globalThis.Date = new Proxy(real, {
  construct: (date, values, self) => Reflect.construct(date, values.length > 0 ? values : [now()], self) as Date,
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
})
