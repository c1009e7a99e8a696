export { Stepper } from './stepper'
export type { StepItem, StepperProps } from './stepper'
