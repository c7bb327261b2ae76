import { screen, within } from '@testing-library/react'
import type { Member, Revision } from 'shared-contract'
import { $toasts, $token, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, refused } from 'slice-kit/testing'
import { renderButtons } from './revision.testing.tsx'

const LOG = 'GET /api/revisions/title/1'

const revision = (id: number, change: Partial<Revision> = {}): Revision => ({
	id,
	action: 'edited',
	user: { name: 'Bia', avatarUrl: null },
	at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
	fields: [{ field: 'synopsis', before: 'Era uma vez um rei.', after: 'Era uma vez uma rainha.' }],
	isUndone: false,
	...change,
})
const CREATION = revision(0, { action: 'created', fields: [] })

async function signInAs(role: Member['role']) {
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role } }) })
	$token.set('half')
	await resumeSession()
}

afterEach(() => signOut())

async function openLog(items: Revision[], older: number | null = null) {
	answerWith({ [LOG]: ok({ items, older }) })
	const shown = await renderButtons()
	await press('Logs de alterações')
	return { ...shown, entries: await screen.findAllByRole('listitem') }
}

test('the log shows who did what and when, and the number of revisions', async () => {
	const { entries } = await openLog([revision(2), revision(1, { isUndone: true, user: null }), CREATION])
	expect(screen.getByText('Mostrando as últimas 3 alterações.')).toBeVisible()
	const [first, second, third] = entries
	expect(first).toHaveTextContent('Bia editou Sinopse')
	expect(first).toHaveTextContent('há 3 horas')
	expect(first?.querySelector('time')).toHaveAttribute('title', expect.stringMatching(/\d{2}:\d{2}/))
	expect(second).toHaveTextContent('Alguém que já saiu')
	expect(second).toHaveTextContent('Desfeita')
	expect(third).toHaveTextContent('criou esta página')
})

test('an expanded entry shows the texts before and after, with the changed words marked', async () => {
	await openLog([revision(2), CREATION])
	await press(/Bia editou/)
	expect(await screen.findByText('um rei', { selector: 'del' })).toBeVisible()
	expect(screen.getByText('uma rainha', { selector: 'ins' })).toBeVisible()
	expect(screen.getByText('Antes')).toBeVisible()
	await press(/Bia editou/)
	expect(screen.queryByText('Antes')).toBeNull()
})

test('HTML in a text is escaped', async () => {
	const fields = [{ field: 'synopsis' as const, before: '', after: '<img src=x onerror=alert(1)>' }]
	await openLog([revision(2, { fields })])
	await press(/Bia editou/)
	expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
	expect(document.querySelector('dd img')).toBeNull()
})

test('a button loads older revisions', async () => {
	await openLog([revision(12), revision(11)], 11)
	answerWith({ 'GET /api/revisions/title/1?before=11': ok({ items: [revision(10), CREATION], older: null }) })
	await press('Ver mais antigas')
	expect(screen.getByText('Mostrando as últimas 4 alterações.')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Ver mais antigas' })).toBeNull()
})

test('a failed log has a message and a retry button', async () => {
	answerWith({ [LOG]: [refused(503, 'server.unavailable'), ok({ items: [CREATION], older: null })] })
	await renderButtons()
	await press('Logs de alterações')
	expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para carregar as alterações')
	await press('Tentar novamente')
	expect(await screen.findByText('Mostrando a última alteração.')).toBeVisible()
})

test('an empty log has a message', async () => {
	answerWith({ [LOG]: ok({ items: [], older: null }) })
	await renderButtons()
	await press('Logs de alterações')
	expect(await screen.findByText('Nenhuma alteração ainda')).toBeVisible()
})

describe('undo', () => {
	test.each([
		['visitor', false],
		['member', false],
		['moderator', true],
		['admin', true],
	] as const)('a %s sees it: %s', async (role, isSeen) => {
		if (role !== 'visitor') await signInAs(role)
		await openLog([revision(2), CREATION])
		await press(/Bia editou/)
		expect(screen.queryAllByRole('button', { name: 'Desfazer' })).toHaveLength(isSeen ? 1 : 0)
	})

	test('is not offered for creations and undone revisions', async () => {
		await signInAs('moderator')
		await openLog([revision(2, { isUndone: true }), CREATION])
		await press(/Bia editou/)
		await press(/criou esta página/)
		expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
	})

	test('is the first entry of the log, and the page reloads its data', async () => {
		await signInAs('moderator')
		const { page } = await openLog([revision(2), CREATION])
		answerWith({ 'POST /api/revisions/2/undo': ok({ revision: 3 }) })
		answerWith({
			[LOG]: ok({ items: [revision(3, { action: 'undone' }), revision(2, { isUndone: true }), CREATION], older: null }),
		})
		await press(/Bia editou/)
		await press('Desfazer')
		const [first] = await screen.findAllByRole('listitem')
		expect(first).toHaveTextContent('desfez uma alteração em Sinopse')
		expect(page.loads).toBe(2)
	})

	test('that would end the title before its start is refused with this reason', async () => {
		await signInAs('moderator')
		const { page } = await openLog([revision(2), CREATION])
		answerWith({ 'POST /api/revisions/2/undo': refused(409, 'entry.dates.order') })
		await press(/Bia editou/)
		await press('Desfazer')
		expect($toasts.get().map(({ text }) => text)).toContain('O fim não pode vir antes do começo.')
		expect(page.loads).toBe(1)
	})

	test('shows the field, the member and both texts of a conflict', async () => {
		await signInAs('moderator')
		await openLog([revision(2), CREATION])
		const by = { revision: 9, name: 'Caio', at: new Date().toISOString() }
		const conflicts = [{ field: 'synopsis', wanted: 'Antes disso.', current: 'Agora isto.', by }]
		answerWith({ 'POST /api/revisions/2/undo': refused(409, 'revision.conflict', { conflicts }) })
		await press(/Bia editou/)
		await press('Desfazer')
		const conflict = within(await screen.findByRole('alert'))
		expect(conflict.getByText(/Sinopse, por Caio, .*alteração 9/)).toBeVisible()
		expect([...document.querySelectorAll('[role=alert] dd')].map(({ textContent }) => textContent)).toEqual([
			'Agora isto.',
			'Antes disso.',
		])
	})
})
