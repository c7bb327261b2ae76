/** A notification as the server sends it, in the form of Declarative Web Push. */
interface Shown extends NotificationOptions {
	title: string
	navigate: string
}

/** The paths of `renewPushRoute` and `seenByPushRoute`; the worker is small and loads no contract. */
export const RENEWAL = '/api/push/renewal'
export const SEEN = '/api/push/seen'

/** Shows what is pushed, opens it when it is clicked, says what was seen, and keeps the server up to date with subscriptions that the browser renews. */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
	const { registration, clients, location } = worker

	// A browser that knows Declarative Web Push shows the notification itself and fires no event.
	worker.addEventListener('push', (event) => {
		const { title, navigate, ...options } = readPayload(event)
		event.waitUntil(registration.showNotification(title, { ...options, data: { ...options.data, navigate } }))
	})

	worker.addEventListener('notificationclick', (event) => {
		const { notification, action } = event
		notification.close()
		const openPage = () => open(new URL(notification.data?.navigate ?? '/', location.origin))
		// Where it cannot be said from here, the page can.
		event.waitUntil(action === 'seen' ? say(notification.data.seen).catch(openPage) : openPage())
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
		await post(RENEWAL, { from: former.endpoint, to: { endpoint, keys } })
	}

	async function say(notification: string): Promise<void> {
		const device = await registration.pushManager.getSubscription()
		const answer = await post(SEEN, { endpoint: device?.endpoint, notification })
		if (!answer.ok) throw new Error(`${SEEN} answered ${answer.status}`)
	}

	function post(path: string, body: object): Promise<Response> {
		const headers = { 'content-type': 'application/json' }
		return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
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
