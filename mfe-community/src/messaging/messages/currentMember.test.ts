import { $session, $token, $username, resumeSession, signOut } from 'shared-state'
import { profileOf } from '../../profiles/profile/samples.testing.ts'
import { $currentMember, clearCurrentMember, loadCurrentMember } from './currentMember.ts'

const BIA = { id: 'bia', username: 'Bia', avatarUrl: null, role: 'member' } as const
const PROFILE = profileOf({ ...BIA, avatarUrl: '', relation: { kind: 'self' } })
const CARD = { id: 'bia', name: 'Bia', avatarUrl: null }

/** Responses of the API, given one by one. */
const waiting = new Map<string, (body: unknown) => void>()
const answer = (path: string, body: unknown) =>
	waiting.get(path)?.({ status: 200, text: async () => JSON.stringify(body) })

beforeAll(() => {
	Object.assign(globalThis, {
		fetch: (path: string) => new Promise((resolve) => waiting.set(path, resolve)),
	})
})
beforeEach(() => {
	clearCurrentMember()
	$token.set('half')
	$username.set('Bia')
})

test.each([
	['before', ['/api/auth/session', '/api/profiles/%40me']],
	['after', ['/api/profiles/%40me', '/api/auth/session']],
] as const)('the current member is known if the session answers %s the profile', async (_, order) => {
	const resumed = resumeSession()
	const self = loadCurrentMember()
	for (const path of order) {
		answer(path, path.endsWith('session') ? { user: BIA } : PROFILE)
		await new Promise((resolve) => setTimeout(resolve))
	}
	await resumed
	expect(await self).toEqual(CARD)
	expect($currentMember.get()).toEqual(CARD)
})

test('a response for a member who signed out is ignored', async () => {
	void resumeSession()
	const self = loadCurrentMember()
	void signOut()
	answer('/api/profiles/%40me', PROFILE)
	expect(await self).toBeUndefined()
	expect([$session.get().state, $currentMember.get()]).toEqual(['visitor', undefined])
})
