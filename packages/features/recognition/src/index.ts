export { GiveRecognitionPanel } from './give/give-recognition-panel'
export { RecognitionPage } from './recognition-page'
