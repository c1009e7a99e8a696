export { useFocusAfterRemoval } from './use-focus-after-removal'
