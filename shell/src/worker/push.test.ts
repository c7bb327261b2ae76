import { renewPushRoute, seenByPushRoute } from 'shared-contract'
import { type Reply, UNREACHABLE } from 'shared-contract/testing/answers'
import { answerWith, requests } from 'shared-contract/testing/fakeApi'
import { listenForPush, RENEWAL, SEEN } from './push.ts'

const ORIGIN = 'https://niouka.example'
const PAGE = `${ORIGIN}/episode/3`
const SENT = { title: 'Niouka', body: 'Saiu o episódio 3.', lang: 'pt-BR', dir: 'auto', tag: 'a', icon: '/favicon.svg' }

/** A service worker with open windows, that notes what it is told to do. */
function startWorker(...windows: string[]) {
	const target = new EventTarget()
	const done: unknown[] = []
	const note =
		(what: string) =>
		async (...given: unknown[]) => {
			done.push([what, ...given])
		}
	const fresh = { toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }) }
	const worker = Object.assign(target, {
		location: { origin: ORIGIN },
		registration: {
			showNotification: note('show'),
			pushManager: {
				subscribe: async () => fresh,
				getSubscription: async () => ({ endpoint: 'https://push.example/me' }),
			},
		},
		clients: {
			matchAll: async () => windows.map((url) => ({ url, focus: note(`focus ${url}`) })),
			openWindow: note('open'),
		},
	})
	listenForPush(worker as unknown as ServiceWorkerGlobalScope)
	return {
		done,
		async fire(type: string, given: object) {
			const work: Promise<unknown>[] = []
			const waitUntil = (promise: Promise<unknown>) => work.push(promise)
			target.dispatchEvent(Object.assign(new Event(type), { waitUntil }, given))
			await Promise.all(work)
		},
	}
}
const push = (json: () => unknown) => ({ data: { json } })
const click = (navigate: string) => ({ notification: { close: () => {}, data: { navigate } } })

test('a push is shown as the server wrote it, and knows where it leads', async () => {
	const { fire, done } = startWorker()
	await fire(
		'push',
		push(() => ({ web_push: 8030, notification: { ...SENT, navigate: PAGE } })),
	)
	const { title, ...options } = SENT
	expect(done).toEqual([['show', title, { ...options, data: { navigate: PAGE } }]])
})

test('a push that cannot be read is shown and leads to the home page', async () => {
	const { fire, done } = startWorker()
	await fire(
		'push',
		push(() => {
			throw new SyntaxError()
		}),
	)
	expect(done).toEqual([['show', 'Niouka', { data: { navigate: '/' } }]])
})

test('a click focuses the window that shows the page, or opens one; it never leaves the site', async () => {
	const shown = startWorker(`${ORIGIN}/`, PAGE)
	await shown.fire('notificationclick', click(PAGE))
	expect(shown.done).toEqual([[`focus ${PAGE}`]])
	const other = startWorker(`${ORIGIN}/`)
	await other.fire('notificationclick', click(PAGE))
	await other.fire('notificationclick', click('https://elsewhere.example/'))
	expect(other.done).toEqual([['open', PAGE]])
})

const sent = () => requests.map(({ path, body }) => [path, body])

test.each<[string, () => Reply, unknown[]]>([
	['is said', () => new Response(), []],
	['opens the page where the site refuses it', () => new Response('', { status: 404 }), [['open', PAGE]]],
	['opens the page without a network', () => UNREACHABLE, [['open', PAGE]]],
])('a press on what was seen %s', async (_what, respond, opened) => {
	answerWith({ '*': respond })
	const { fire, done } = startWorker()
	const notification = { close: () => {}, data: { navigate: PAGE, seen: '12' } }
	await fire('notificationclick', { notification, action: 'seen' })
	expect(sent()).toEqual([[seenByPushRoute.path, { endpoint: 'https://push.example/me', notification: '12' }]])
	expect(SEEN).toBe(seenByPushRoute.path)
	expect(done).toEqual(opened)
})

test('a renewed subscription is reported with the former address', async () => {
	answerWith({ '*': () => new Response() })
	const { fire } = startWorker()
	await fire('pushsubscriptionchange', { oldSubscription: { endpoint: 'https://push.example/old', options: {} } })
	const to = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }
	expect(sent()).toEqual([[renewPushRoute.path, { from: 'https://push.example/old', to }]])
	expect(RENEWAL).toBe(renewPushRoute.path)
})
