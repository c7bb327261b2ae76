import { boolean, object, string } from 'shared-contract/schema'
import { signIn, signOut } from 'shared-state'
import { createForm } from './createForm.ts'
import { tabDraft } from './tabDraft.ts'

const Values = object({ title: string(), text: string(), isPublic: boolean() })
let member = 'ana'

beforeAll(() => {
	Object.assign(globalThis, {
		async fetch() {
			const user = { id: member, username: member, avatarUrl: null, role: 'member' }
			return { status: 200, text: async () => JSON.stringify({ user, token: 'a'.repeat(43), msg: '', done: true }) }
		},
	})
})
beforeEach(async () => {
	await signOut()
	sessionStorage.clear()
	await signInAs('ana')
})

async function signInAs(id: string) {
	member = id
	await signIn('', '')
}

/** Opens the form of a thing that holds these values by now. */
const open = (now = { title: 'Chuva', text: '', isPublic: true }, name = 'list 1', isSent = true) =>
	createForm({
		initialValues: () => now,
		draft: tabDraft(name, Values, () => now),
		submit: async () => (isSent ? { state: 'done', answer: '' } : { state: 'unreachable' }),
	})
const shown = (form: ReturnType<typeof open>) => form.$state.get().values

test('what was typed is there at the next opening, of this thing and for this member alone', async () => {
	open().set({ text: 'Para dias cinza' })
	expect(shown(open())).toEqual({ title: 'Chuva', text: 'Para dias cinza', isPublic: true })
	expect(shown(open(undefined, 'list 2')).text).toBe('')
	await signOut()
	expect(shown(open()).text).toBe('')
	await signInAs('bia')
	expect(shown(open()).text).toBe('')
	await signOut()
	await signInAs('ana')
	expect(shown(open()).text).toBe('Para dias cinza')
})

test('a failed submit keeps the draft, a successful one deletes it', async () => {
	const form = open(undefined, undefined, false)
	form.set({ text: 'Para dias cinza' })
	await form.submit()
	expect(shown(open()).text).toBe('Para dias cinza')
	await open().submit()
	expect(shown(open()).text).toBe('')
	expect(sessionStorage).toHaveLength(0)
})

test('a draft keeps the typed values alone: the others follow what changed elsewhere', () => {
	open().set({ text: 'Para dias cinza' })
	expect(shown(open({ title: 'Sol', text: 'Outro', isPublic: false }))).toEqual({
		title: 'Sol',
		text: 'Para dias cinza',
		isPublic: false,
	})
})

test('values that are typed and taken back leave no draft, nor does a submit of untouched ones', async () => {
	const form = open(undefined, undefined, false)
	form.set({ title: 'Sol' })
	form.set({ title: 'Chuva' })
	await form.submit()
	expect(sessionStorage).toHaveLength(0)
})

test('a value that the schema does not name is never stored', () => {
	const draft = tabDraft('account', object({ bio: string() }), () => ({ bio: '' }))
	const secret = { bio: 'Oi', password: 'violeta-quieta-83' }
	draft.keep(secret, '')
	expect(draft.restore()?.values).toEqual({ bio: 'Oi' })
	expect(JSON.stringify({ ...sessionStorage })).not.toContain('violeta')
})

test('stored values that do not fit the form are not restored', () => {
	tabDraft('list 1', object({ text: boolean() })).keep({ text: true }, '')
	expect(shown(open()).text).toBe('')
})
