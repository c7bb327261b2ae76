import { logoutRoute } from 'shared-contract'
import { $session, resumeSession, signIn, signOut } from './index.ts'
import { $draftOwner, readOwnDraft, saveOwnDraft } from './ownDraft.ts'

let account = { id: 'ana', username: 'Ana' }
beforeAll(() => {
	Object.assign(globalThis, {
		fetch: async (path: string) => {
			const user = { ...account, avatarUrl: null, role: 'member' }
			const body = path === logoutRoute.path ? { done: true } : { user, token: 'a'.repeat(43), msg: '' }
			return { status: 200, text: async () => JSON.stringify(body) }
		},
	})
})

const signInAs = async (id: string, username: string) => {
	account = { id, username }
	expect((await signIn('', '')).state).toBe('done')
}
beforeEach(async () => {
	await signOut()
	sessionStorage.clear()
})

test('drafts belong to one member, also after others have signed in', async () => {
	await signInAs('ana', 'Ana')
	saveOwnDraft('place', 'Of Ana')
	await signOut()
	expect(readOwnDraft('place')).toBe('')
	await signInAs('bia', 'Bia')
	expect($draftOwner.get()).toBe('bia')
	expect(readOwnDraft('place')).toBe('')
	saveOwnDraft('place', 'Of Bia')
	await signOut()
	await signInAs('ana', 'Ana')
	expect(readOwnDraft('place')).toBe('Of Ana')
})

test('drafts of a visitor move to the member that signs in, and to no later one', async () => {
	await signInAs('ana', 'Ana')
	saveOwnDraft('place', 'Older')
	saveOwnDraft('elsewhere', 'Stays')
	await signOut()
	saveOwnDraft('place', 'Of a visitor')
	await signInAs('ana', 'Ana')
	expect(readOwnDraft('place')).toBe('Of a visitor')
	expect(readOwnDraft('elsewhere')).toBe('Stays')
	await signOut()
	expect(readOwnDraft('place')).toBe('')
	await signInAs('bia', 'Bia')
	expect(readOwnDraft('place')).toBe('')
})

test('drafts follow the id of a renamed member, not the name', async () => {
	await signInAs('ana', 'Ana')
	saveOwnDraft('place', 'Of Ana')
	account = { id: 'ana', username: 'Ana Maria' }
	await resumeSession()
	expect($session.get()).toMatchObject({ username: 'Ana Maria' })
	expect(readOwnDraft('place')).toBe('Of Ana')
	await signInAs('bia', 'Ana')
	expect(readOwnDraft('place')).toBe('')
})

test('sent drafts leave nothing in storage, and invalid stored drafts are ignored', async () => {
	saveOwnDraft('place', 'Sent')
	saveOwnDraft('place', '')
	expect(sessionStorage).toHaveLength(0)
	sessionStorage.setItem('niouka:draft:of:', '[1')
	expect(readOwnDraft('place')).toBe('')
	sessionStorage.setItem('niouka:draft:of:', '{"place":1}')
	expect(readOwnDraft('place')).toBe('')
})
