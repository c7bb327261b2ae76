import { $session, $token, $username, resumeSession, signOut } from 'shared-state'
import { answerWith, holdAnswer, ok } from 'slice-kit/testing'
import { profileOf } from '../../profiles/profile/samples.testing.ts'
import { $currentMember, clearCurrentMember, loadCurrentMember } from './currentMember.ts'

const BIA = { id: 'bia', username: 'Bia', avatarUrl: null, role: 'member' } as const
const PROFILE = profileOf({ ...BIA, avatarUrl: '', relation: { kind: 'self' } })
const CARD = { id: 'bia', name: 'Bia', avatarUrl: null }

beforeEach(() => {
	answerWith({ 'GET /api/auth/session': ok({ user: BIA }), 'GET /api/profiles/%40me': ok(PROFILE) })
	clearCurrentMember()
	$token.set('half')
	$username.set('Bia')
})

test.each([
	['before', ['/api/auth/session', '/api/profiles/%40me']],
	['after', ['/api/profiles/%40me', '/api/auth/session']],
] as const)('the current member is known if the session answers %s the profile', async (_, order) => {
	const held = order.map((path) => holdAnswer(`GET ${path}`))
	const resumed = resumeSession()
	const self = loadCurrentMember()
	for (const { release } of held) {
		await release()
		await new Promise((resolve) => setTimeout(resolve))
	}
	await resumed
	expect(await self).toEqual(CARD)
	expect($currentMember.get()).toEqual(CARD)
})

test('a response for a member who signed out is ignored', async () => {
	const held = ['session', '%40me'].map((end) => holdAnswer((call) => call.endsWith(end)))
	void resumeSession()
	const self = loadCurrentMember()
	void signOut()
	await held[1]?.release()
	expect(await self).toBeUndefined()
	expect([$session.get().state, $currentMember.get()]).toEqual(['visitor', undefined])
})
