import { jest } from '@jest/globals'
import { readNotificationsRoute, saveTitleRoute, voteTitleRoute } from 'shared-contract'
import { $navigate, $saved, $session, $site, $token, act, signIn, signOut, toggleSaved } from './index.ts'

const site = { demo: false, chatUrl: '', sourceUrl: '' }
const save = { params: { titleId: '7' } }
let requests: { url: string; init: RequestInit }[] = []

function answer(status: number, body: unknown) {
	Object.assign(globalThis, {
		fetch: async (url: string, init: RequestInit) => {
			requests.push({ url, init })
			return { status, text: async () => JSON.stringify(body) }
		},
	})
}

const problem = (code: string) => ({ code, msg: 'x', requestId: '1' })
const signedIn = { token: 'half', user: { id: 'm1', username: 'Bia', avatarUrl: null, role: 'member' } }

beforeEach(() => {
	requests = []
	$site.set(site)
})

afterEach(async () => {
	answer(200, { done: true })
	await signOut()
})

async function signInMember() {
	answer(200, signedIn)
	await signIn('bia@niouka.test', 'uma senha boa')
	requests = []
}

test('an action of a visitor on a demo is logged and not sent', async () => {
	$site.set({ ...site, demo: true })
	const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
	answer(200, { done: true })
	expect(await act(saveTitleRoute, save)).toEqual({ state: 'example' })
	expect(requests).toEqual([])
	expect(logged).toHaveBeenCalledWith('PUT /api/saved/:titleId', save)
})

test('an invalid action is refused on a demo, too', async () => {
	$site.set({ ...site, demo: true })
	const log = jest.spyOn(console, 'log').mockImplementation(() => {})
	log.mockClear()
	const outcome = await act(voteTitleRoute, { params: { id: '7' }, body: { score: 11 } })
	expect(outcome).toMatchObject({ state: 'refused', problem: { code: 'request.invalid' } })
	expect(log).not.toHaveBeenCalled()
})

test('a visitor of any other site is sent to sign-in, with the way back', async () => {
	const navigations: string[] = []
	$navigate.set((path) => navigations.push(path))
	history.replaceState(null, '', '/anime/7?x=1')
	expect(await act(saveTitleRoute, save)).toEqual({ state: 'accountNeeded' })
	expect(navigations).toEqual(['/auth?next=%2Fanime%2F7%3Fx%3D1'])
})

test("a member's action is sent with the session token", async () => {
	await signInMember()
	answer(200, { done: true })
	expect(await act(saveTitleRoute, save)).toEqual({ state: 'done', answer: { done: true } })
	expect(requests[0]?.url).toBe('/api/saved/7')
	expect(requests[0]?.init.headers).toMatchObject({ authorization: 'Bearer half' })
})

test('saving is optimistic and rolls back if the server refuses', async () => {
	await signInMember()
	answer(404, problem('request.notFound'))
	const saving = toggleSaved(7)
	expect($saved.get().has(7)).toBe(true)
	expect(await saving).toMatchObject({ state: 'refused', status: 404 })
	expect($saved.get().has(7)).toBe(false)
})

test('a response outside of the contract has the outcome wrong', async () => {
	await signInMember()
	answer(200, { done: 'yes' })
	expect(await act(saveTitleRoute, save)).toEqual({ state: 'wrong', status: 200 })
	answer(500, '<html>')
	expect(await act(saveTitleRoute, save)).toEqual({ state: 'wrong', status: 500 })
})

test('signing in stores token and user name; signing out deletes them', async () => {
	await signInMember()
	expect(localStorage.getItem('niouka:token')).toBe('half')
	expect(localStorage.getItem('niouka:username')).toBe('Bia')
	expect($session.get()).toMatchObject({ state: 'member', username: 'Bia' })
	answer(200, { done: true })
	await signOut()
	expect($token.get()).toBe('')
	expect($session.get()).toEqual({ state: 'visitor' })
})

test('an unreachable server is an outcome, not an exception', async () => {
	await signInMember()
	Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError('no network')) })
	expect(await act(saveTitleRoute, save)).toEqual({ state: 'unreachable' })
})

test('a POST has an idempotency key, and is retried once with it without a response', async () => {
	await signInMember()
	let lost = true
	Object.assign(globalThis, {
		fetch: async (url: string, init: RequestInit) => {
			requests.push({ url, init })
			if (lost) {
				lost = false
				throw new TypeError('no network')
			}
			return { status: 200, text: async () => JSON.stringify({ done: true }) }
		},
	})
	expect(await act(readNotificationsRoute, {})).toEqual({ state: 'done', answer: { done: true } })
	const keys = requests.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key'])
	expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
	expect(keys).toEqual([keys[0], keys[0]])
	requests = []
	await act(readNotificationsRoute, {})
	await act(saveTitleRoute, save)
	const [again, put] = requests.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key'])
	expect(again).not.toBe(keys[0])
	expect(put).toBeUndefined()
})

test('of two writes to one address the second waits for the first; one to another address does not', async () => {
	await signInMember()
	const answers: (() => void)[] = []
	Object.assign(globalThis, {
		fetch: (url: string, init: RequestInit) => {
			requests.push({ url, init })
			return new Promise((resolve) =>
				answers.push(() => resolve({ status: 200, text: async () => JSON.stringify({ done: true }) })),
			)
		},
	})
	const sent = () => requests.map(({ url, init }) => `${init.method} ${url}`)
	const writes = [toggleSaved(17), toggleSaved(17), toggleSaved(18), toggleSaved(17)]
	await new Promise((resolve) => setTimeout(resolve))
	expect(sent()).toEqual(['PUT /api/saved/17', 'PUT /api/saved/18'])
	for (const at of [0, 1, 2, 3]) {
		answers[at]?.()
		await new Promise((resolve) => setTimeout(resolve))
	}
	await Promise.all(writes)
	expect(sent()).toEqual(['PUT /api/saved/17', 'PUT /api/saved/18', 'DELETE /api/saved/17', 'PUT /api/saved/17'])
})
