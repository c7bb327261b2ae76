export { $connection, type Connection } from './connection.ts'
export {
	loadOlderNotifications,
	removeNotification,
	restoreNotification,
	syncNotifications,
} from './notifications.ts'
export {
	onReconnected,
	type SubscribeOptions,
	sendSignal,
	startLive,
	subscribe,
	subscribeOwn,
} from './subscriptions.ts'
export { syncUnread } from './unread.ts'
