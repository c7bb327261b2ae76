export { $connection, type Connection } from './PageSocket.ts'
export {
	onReconnected,
	type SubscribeOptions,
	sendSignal,
	startLive,
	subscribe,
	subscribeOwn,
} from './subscriptions.ts'
export {
	loadOlderNotifications,
	removeNotification,
	restoreNotification,
	syncNotifications,
} from './syncNotifications.ts'
export { syncUnread } from './syncUnread.ts'
