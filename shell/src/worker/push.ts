// What is used of a service worker: the types of workers and those of pages do not go together in one package.
interface ExtendableEvent extends Event {
	waitUntil(work: Promise<unknown>): void
}
interface PushEvent extends ExtendableEvent {
	readonly data: { json(): unknown } | null
}
interface ClickEvent extends ExtendableEvent {
	readonly notification: Pick<Notification, 'close' | 'data'>
}
interface SubscriptionChange extends ExtendableEvent {
	readonly oldSubscription?: PushSubscription | null
	readonly newSubscription?: PushSubscription | null
}

/** The part of a `ServiceWorkerGlobalScope` that {@link listenForPush} needs. */
export interface PushWorker {
	addEventListener(type: 'push', listener: (event: PushEvent) => void): void
	addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
	addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void
	readonly location: Pick<Location, 'origin'>
	readonly registration: {
		readonly pushManager: Pick<PushManager, 'subscribe'>
		showNotification(title: string, options?: NotificationOptions): Promise<void>
	}
	readonly clients: {
		matchAll(options: {
			type: 'window'
			includeUncontrolled: true
		}): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
		openWindow(url: string): Promise<unknown>
	}
}

/** A notification as the server sends it, in the form of Declarative Web Push. */
interface Shown extends NotificationOptions {
	title: string
	navigate: string
}

/** The path of `renewPushRoute`; the worker is small and loads no contract. */
export const RENEWAL = '/api/push/renewal'

/** Shows what is pushed, opens it when it is clicked, and keeps the server up to date with subscriptions that the browser renews. */
export function listenForPush(worker: PushWorker): void {
	const { registration, clients, location } = worker

	// A browser that knows Declarative Web Push shows the notification itself and fires no event.
	worker.addEventListener('push', (event) => {
		const { title, navigate, ...options } = readPayload(event)
		event.waitUntil(registration.showNotification(title, { ...options, data: { navigate } }))
	})

	worker.addEventListener('notificationclick', (event) => {
		const { notification } = event
		notification.close()
		event.waitUntil(open(new URL(notification.data?.navigate ?? '/', location.origin)))
	})

	worker.addEventListener('pushsubscriptionchange', (event) => {
		if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription, event.newSubscription))
	})

	/** Another page of the site stays as it is: somebody may be writing there. */
	async function open({ href, origin }: URL): Promise<void> {
		if (origin !== location.origin) return
		const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
		const there = windows.find(({ url }) => url === href)
		await (there ? there.focus() : clients.openWindow(href))
	}

	async function renew(former: PushSubscription, renewed: PushSubscription | null | undefined): Promise<void> {
		const { endpoint, keys } = (renewed ?? (await registration.pushManager.subscribe(former.options))).toJSON()
		await fetch(RENEWAL, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ from: former.endpoint, to: { endpoint, keys } }),
		})
	}
}

/** Browsers require that each push is shown, so one that cannot be read leads to the home page. */
function readPayload({ data }: PushEvent): Shown {
	try {
		const payload = data?.json() as { notification?: Shown } | undefined
		if (payload?.notification?.title) return payload.notification
	} catch {
		// It is not JSON.
	}
	return { title: 'Niouka', navigate: '/' }
}
