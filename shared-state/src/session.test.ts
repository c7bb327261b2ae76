import { jest } from '@jest/globals'
import { MEMBER_HEADER, readNotificationsRoute, SESSION_HEADER } from 'shared-contract'
import { followSession } from './followSession.ts'
import {
	$load,
	$session,
	$sessionNotice,
	$token,
	act,
	call,
	isSecondMember,
	noteSession,
	resumeSession,
	signIn,
	signOut,
} from './index.ts'
import { readOwnDraft, saveOwnDraft } from './ownDraft.ts'
import { $memberId } from './token.ts'

const DAVI = { id: 'davi', username: 'Davi', avatarUrl: null, role: 'member' } as const

/** What the server knows: whose session the page's token opens. */
let server: { user: typeof DAVI | null; token: string }
let sent: { path: string; headers: Record<string, string> }[] = []
const loads: (string | undefined)[] = []

beforeAll(() => {
	followSession()
	$load.set((path) => loads.push(path))
	Object.assign(globalThis, {
		fetch: async (path: string, init: { headers: Record<string, string> }) => {
			sent.push({ path, headers: init.headers })
			const known = server.user !== null || path.startsWith('/api/auth/')
			const body = known
				? { user: server.user, token: server.token, done: true, items: [], unread: 0, next: null }
				: { code: 'auth.required', msg: '', requestId: '1' }
			return new Response(JSON.stringify(body), {
				status: known ? 200 : 401,
				headers: server.user ? {} : { [SESSION_HEADER]: 'ended' },
			})
		},
	})
})

let tokens = 0
beforeEach(async () => {
	tokens += 1
	server = { user: DAVI, token: `t${tokens}` }
	sessionStorage.clear()
	noteSession(undefined)
	await signIn('', '')
	loads.length = 0
	sent = []
})
afterEach(() => signOut())

/** Another tab of this browser stores a session. */
function elsewhere(token: string, memberId: string) {
	localStorage.setItem('niouka:member', `${memberId} ${token}`)
	localStorage.setItem('niouka:token', token)
	dispatchEvent(new StorageEvent('storage', { key: 'niouka:token', newValue: token }))
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

test('a request says whose page it comes from, with the token of that page', async () => {
	await act(readNotificationsRoute, {})
	expect(sent[0]?.headers).toMatchObject({ [MEMBER_HEADER]: 'davi', authorization: `Bearer t${tokens}` })
})

test('another account in another tab: the page is loaded anew, and until then sends nothing in its name', async () => {
	saveOwnDraft('place', 'Of Davi')
	elsewhere('of-carla', 'carla')
	expect(loads).toEqual([undefined])
	expect($sessionNotice.get()).toBe('other')
	await act(readNotificationsRoute, {})
	expect(sent[0]?.headers).toMatchObject({ [MEMBER_HEADER]: 'davi', authorization: `Bearer t${tokens}` })
	expect(readOwnDraft('place')).toBe('Of Davi')
})

test('signing out in another tab: the page is loaded anew and says that the session ended', () => {
	elsewhere('', '')
	expect(loads).toEqual([undefined])
	expect($sessionNotice.get()).toBe('ended')
})

test('a new session of the same member is taken up where the page is', () => {
	elsewhere('again', 'davi')
	expect(loads).toEqual([])
	expect([$token.get(), $memberId.get()]).toEqual(['again', 'davi'])
	expect(localStorage.getItem('niouka:token')).toBe('again')
})

test('an answer that does not know the session makes the page ask, and leave', async () => {
	server.user = null
	await call(readNotificationsRoute, {})
	await settled()
	expect($session.get()).toEqual({ state: 'visitor' })
	expect(localStorage.getItem('niouka:token')).toBe('')
	expect([loads, $sessionNotice.get()]).toEqual([[undefined], 'ended'])
})

test('what a member does after their session ended leads to sign in and back', async () => {
	history.replaceState(null, '', '/anime/7')
	server.user = null
	expect(await act(readNotificationsRoute, {})).toEqual({ state: 'accountNeeded' })
	saveOwnDraft('place', 'Of Davi')
	await settled()
	expect(readOwnDraft('place')).toBe('')
	expect(loads).toEqual(['/auth?next=%2Fanime%2F7'])
})

test('a page that is looked at again asks whether its session holds', async () => {
	server.user = null
	jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
	document.dispatchEvent(new Event('visibilitychange'))
	await settled()
	expect($session.get()).toEqual({ state: 'visitor' })
	expect(loads).toHaveLength(1)
})

test('the end of an old session takes nothing from the one that another tab has begun', async () => {
	localStorage.setItem('niouka:member', 'carla of-carla')
	localStorage.setItem('niouka:token', 'of-carla')
	server.user = null
	await resumeSession()
	expect(localStorage.getItem('niouka:token')).toBe('of-carla')
	expect([loads, $sessionNotice.get()]).toEqual([[undefined], 'other'])
})

test('signing in says nothing of a session any more', async () => {
	noteSession('ended')
	await signOut()
	await signIn('', '')
	expect($sessionNotice.get()).toBeUndefined()
})

test('a page that was another member’s before is known as such', async () => {
	expect(isSecondMember()).toBe(false)
	await signOut()
	Object.assign(server, { user: { ...DAVI, id: 'carla', username: 'Carla' } })
	await signIn('', '')
	expect(isSecondMember()).toBe(true)
})
