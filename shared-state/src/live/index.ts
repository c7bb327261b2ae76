export { $connection, type Connection } from './connection.ts'
export { onReconnected, say, startLive, type WatchOptions, watch, watchOwn } from './live.ts'
export {
	followNotifications,
	loadOlderNotifications,
	removeNotification,
	restoreNotification,
} from './notifications.ts'
export { followUnread } from './unread.ts'
