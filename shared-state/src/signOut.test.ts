import { savedRoute } from 'shared-contract'
import { followSession } from './followSession.ts'
import { $session, $token, call, signIn, signOut } from './index.ts'

const ANA = { id: 'ana', username: 'Ana', avatarUrl: null, role: 'member' } as const
/** What the server says to a page from before, while its browser is in a preview. */
const PREVIEW = { code: 'release.preview', msg: '', requestId: '1' }
const LOGOUT = '/api/auth/logout'

let network: 'there' | 'away' | 'failing' | 'preview' = 'there'
let sent: [path: string, token: string | undefined][] = []
let tokens = 0

beforeAll(() => {
	followSession()
	Object.assign(globalThis, {
		fetch: async (path: string, { headers }: { headers: Record<string, string> }) => {
			if (network === 'away') throw new TypeError('no network')
			sent.push([path, headers.authorization])
			if (network === 'failing' && path === LOGOUT) return new Response('', { status: 502 })
			if (network === 'preview') return Response.json(PREVIEW, { status: 403 })
			if (path === '/api/auth/login') tokens += 1
			return Response.json({ user: ANA, token: `t${tokens}`, done: true, titleIds: [] })
		},
	})
})

beforeEach(async () => {
	network = 'there'
	await signIn('', '')
	network = 'away'
	await signOut()
	sent = []
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const bearer = () => `Bearer t${tokens}`

test('a sign-out without a network is one at once, and is sent when the network is back, once', async () => {
	expect([$session.get(), $token.get()]).toEqual([{ state: 'visitor' }, ''])
	network = 'there'
	dispatchEvent(new Event('online'))
	await settle()
	dispatchEvent(new Event('online'))
	await settle()
	expect(sent).toEqual([[LOGOUT, bearer()]])
})

test('it is in the storage of the browser, for the next page', async () => {
	expect(Object.values({ ...localStorage })).toContain(`t${tokens}`)
	network = 'there'
	await call(savedRoute, {})
	dispatchEvent(new Event('online'))
	await settle()
	expect(Object.values({ ...localStorage })).not.toContain(`t${tokens}`)
})

test('a sign-in ends the former session first, whose cookie it replaces', async () => {
	const former = bearer()
	network = 'there'
	await signIn('', '')
	expect(sent).toEqual([
		[LOGOUT, former],
		['/api/auth/login', undefined],
	])
	expect($session.get().state).toBe('member')
})

test('nothing is written while the former session cannot be ended', async () => {
	expect(await signIn('', '')).toEqual({ state: 'unreachable' })
	expect(sent).toEqual([])
})

test('a server that fails to end it prevents no sign-in, and is asked again', async () => {
	const former = bearer()
	network = 'failing'
	await signIn('', '')
	expect(sent.map(([path]) => path)).toEqual([LOGOUT, '/api/auth/login'])
	expect($session.get().state).toBe('member')
	network = 'there'
	sent = []
	dispatchEvent(new Event('online'))
	await settle()
	expect(sent).toEqual([[LOGOUT, former]])
})

test('a sign-out while the browser is in a preview is sent when that is over, by no page of it', async () => {
	network = 'preview'
	dispatchEvent(new Event('online'))
	await settle()
	network = 'there'
	document.documentElement.dataset.visitor = ''
	dispatchEvent(new Event('online'))
	await settle()
	expect(sent).toEqual([[LOGOUT, bearer()]])
	delete document.documentElement.dataset.visitor
	dispatchEvent(new Event('online'))
	await settle()
	expect(sent).toHaveLength(2)
	expect(Object.values({ ...localStorage })).not.toContain(`t${tokens}`)
})
