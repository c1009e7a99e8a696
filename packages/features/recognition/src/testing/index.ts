export { OTHER, OWN, recognitionPath, recognitionServer } from './recognition-server'
export { fakeBadges, fakeLeaderboard, fakeRecognition, fakeRecognitions, fakeTypes } from './recognitions'
export type { RecognitionServerOptions } from './recognition-server'
