export { ErrorLogsPage } from './errors/error-logs-page'
export { EventLogsPage } from './landing/event-logs-page'
export { QueuesPage } from './queues/queues-page'
