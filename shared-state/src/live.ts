export { $connection, type Connection } from './live/connection.ts'
export { onReconnected, say, startLive, type WatchOptions, watch, watchOwn } from './live/live.ts'
export {
	followNotifications,
	loadOlderNotifications,
	removeNotification,
	restoreNotification,
} from './live/notifications.ts'
export { followUnread } from './live/unread.ts'
