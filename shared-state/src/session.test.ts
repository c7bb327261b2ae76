import { jest } from '@jest/globals'
import { MEMBER_HEADER, readNotificationsRoute, SESSION_HEADER } from 'shared-contract'
import { followSession } from './followSession.ts'
import {
	$reload,
	$session,
	$sessionNotice,
	$token,
	act,
	call,
	checkSession,
	needsReloadAfterSignIn,
	resumeSession,
	setSessionNotice,
	signIn,
	signOut,
} from './index.ts'
import { readOwnDraft, saveOwnDraft } from './ownDraft.ts'
import { $memberId } from './sessionToken.ts'

const DAVI = { id: 'davi', username: 'Davi', avatarUrl: null, role: 'member' } as const

/** The session of the page's token on the server. */
let server: { user: typeof DAVI | null; token: string }
let sent: { path: string; headers: Record<string, string> }[] = []
const loads: (string | undefined)[] = []

beforeAll(() => {
	followSession()
	$reload.set((path) => loads.push(path))
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
	setSessionNotice(undefined)
	await signIn('', '')
	loads.length = 0
	sent = []
})
afterEach(() => signOut())

/** Stores a session like another tab of this browser. */
function storeSessionInOtherTab(token: string, memberId: string) {
	localStorage.setItem('niouka:member', `${memberId} ${token}`)
	localStorage.setItem('niouka:token', token)
	dispatchEvent(new StorageEvent('storage', { key: 'niouka:token', newValue: token }))
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 150))

test('a request has the member id and the token of its page', async () => {
	await act(readNotificationsRoute, {})
	expect(sent[0]?.headers).toMatchObject({ [MEMBER_HEADER]: 'davi', authorization: `Bearer t${tokens}` })
})

test('a sign-in as another member in another tab reloads the page, which sends nothing under the new name until then', async () => {
	saveOwnDraft('place', 'Of Davi')
	storeSessionInOtherTab('of-carla', 'carla')
	expect(loads).toEqual([undefined])
	expect($sessionNotice.get()).toBe('other')
	await act(readNotificationsRoute, {})
	expect(sent[0]?.headers).toMatchObject({ [MEMBER_HEADER]: 'davi', authorization: `Bearer t${tokens}` })
	expect(readOwnDraft('place')).toBe('Of Davi')
})

test('a sign-out in another tab reloads the page with a notice', () => {
	storeSessionInOtherTab('', '')
	expect(loads).toEqual([undefined])
	expect($sessionNotice.get()).toBe('ended')
})

test('a new session of the same member is adopted without a reload', () => {
	storeSessionInOtherTab('again', 'davi')
	expect(loads).toEqual([])
	expect([$token.get(), $memberId.get()]).toEqual(['again', 'davi'])
	expect(localStorage.getItem('niouka:token')).toBe('again')
})

test('a response for an unknown session makes the page check it and reload', async () => {
	server.user = null
	await call(readNotificationsRoute, {})
	await settle()
	expect($session.get()).toEqual({ state: 'visitor' })
	expect(localStorage.getItem('niouka:token')).toBe('')
	expect([loads, $sessionNotice.get()]).toEqual([[undefined], 'ended'])
})

test('an action after the end of the session leads to sign-in and back', async () => {
	history.replaceState(null, '', '/anime/7')
	server.user = null
	expect(await act(readNotificationsRoute, {})).toEqual({ state: 'accountNeeded' })
	saveOwnDraft('place', 'Of Davi')
	await settle()
	expect(readOwnDraft('place')).toBe('')
	expect(loads).toEqual(['/auth?next=%2Fanime%2F7'])
})

test('an action leads to sign-in also where a check finds the end of the session first', async () => {
	history.replaceState(null, '', '/anime/7')
	server.user = null
	await act(readNotificationsRoute, {})
	await checkSession()
	expect(loads).toEqual(['/auth?next=%2Fanime%2F7'])
})

test('a page that becomes visible checks its session', async () => {
	server.user = null
	jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
	document.dispatchEvent(new Event('visibilitychange'))
	await settle()
	expect($session.get()).toEqual({ state: 'visitor' })
	expect(loads).toHaveLength(1)
})

test('the end of an old session does not delete the new one of another tab', async () => {
	localStorage.setItem('niouka:member', 'carla of-carla')
	localStorage.setItem('niouka:token', 'of-carla')
	server.user = null
	await resumeSession()
	expect(localStorage.getItem('niouka:token')).toBe('of-carla')
	expect([loads, $sessionNotice.get()]).toEqual([[undefined], 'other'])
})

test('signing in removes the notice', async () => {
	setSessionNotice('ended')
	await signOut()
	await signIn('', '')
	expect($sessionNotice.get()).toBeUndefined()
})

test('a page that another member used before needs a reload after sign-in', async () => {
	expect(needsReloadAfterSignIn()).toBe(false)
	await signOut()
	Object.assign(server, { user: { ...DAVI, id: 'carla', username: 'Carla' } })
	await signIn('', '')
	expect(needsReloadAfterSignIn()).toBe(true)
})
