export { combineMessages, defineNames, defineTitles, defineTranslation, messagesOf } from './define-translation'
export type { Translation } from './define-translation'
export type { MessageBundle, MessageOverrides, OverridesOf } from './define-messages'
