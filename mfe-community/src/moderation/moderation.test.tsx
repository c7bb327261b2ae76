import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { $toasts, dismissToast } from 'shared-state'
import { answerWith, ok, press, refused, requests } from 'slice-kit/testing'
import { CAIO } from '../comments/samples.testing.ts'
import { COMMENT, open, QUEUE, queue, REPORT, REPORTED } from './moderation.testing.tsx'

beforeEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

test('the page links to the dashboard', async () => {
	answerWith({ [QUEUE]: queue() })
	await open('moderator')
	expect(screen.getByRole('link', { name: 'Painel' })).toHaveAttribute('href', '/dashboard')
})

test('a moderator sees the reported comment, its location, and each report', async () => {
	answerWith({ [QUEUE]: queue(COMMENT) })
	await open('moderator')
	const item = within(screen.getByRole('article'))
	expect(item.getByText('Compre <b>relógios</b>!')).toBeVisible()
	expect(item.getByRole('link', { name: 'em O Sino' })).toHaveAttribute('href', '/anime/1#comment-7')
	expect(item.getByText('Propaganda ou spam')).toBeVisible()
	expect(item.getByText('De novo')).toBeVisible()
	expect(screen.getByRole('tab', { name: 'Fila 1' })).toBeVisible()
})

test('a moderator cannot decide about their own comment', async () => {
	answerWith({ [QUEUE]: queue({ ...COMMENT, isOwn: true }) })
	await open('moderator')
	const item = within(screen.getByRole('article'))
	expect(item.getByText('Isto é seu: quem cuida é outra pessoa da moderação.')).toBeVisible()
	expect(item.queryByRole('button', { name: /Ocultar|Está tudo bem|Assumir/ })).toBeNull()
})

test('hiding needs a reason, is sent once, and removes the case', async () => {
	answerWith({ [QUEUE]: [queue(COMMENT), queue()] })
	answerWith({ 'POST /api/moderation/cases/comment/7': ok({ done: true }) })
	await open('moderator')
	await press(screen.getByRole('button', { name: 'Ocultar' }))
	const dialog = within(screen.getByRole('dialog'))
	expect(dialog.getByRole('button', { name: 'Ocultar' })).toHaveAttribute('aria-disabled', 'true')
	await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Propaganda' } }))
	await press(dialog.getByRole('button', { name: 'Ocultar' }))
	expect(requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
		{ action: 'hide', rule: 'spam', reason: 'Propaganda', version: '0' },
	])
	expect(await screen.findByText('Nenhuma denúncia esperando')).toBeVisible()
})

test('the focus moves to the list when a case leaves, and reports are counted', async () => {
	const first = { content: COMMENT, ...REPORTED, total: 31 }
	answerWith({
		[QUEUE]: [
			ok({ items: [first, { ...first, content: { ...COMMENT, id: '8' } }], next: null, total: 2 }),
			queue(COMMENT),
		],
	})
	answerWith({ 'POST /api/moderation/cases/comment/7': ok({ done: true }) })
	await open('moderator')
	expect(screen.getAllByText('31 denúncias')).toHaveLength(2)
	const [keep] = screen.getAllByRole('button', { name: 'Está tudo bem' })
	keep?.focus()
	if (keep) await press(keep)
	await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
	expect(document.body).not.toHaveFocus()
})

test('a comment edited after a report shows both versions, and a conflict reloads the queue', async () => {
	const changed = { ...COMMENT, text: 'Bom dia!', version: '1' }
	const now = { ...REPORT, id: '2', reason: 'another', text: 'Agora isto', version: '1' }
	const before = [{ version: '0', title: '', text: COMMENT.text, picture: null, pictures: [] }]
	const item = { ...REPORTED, content: changed, reports: [REPORT, now], before, total: 2 }
	answerWith({ [QUEUE]: ok({ items: [item], next: null, total: 1 }) })
	answerWith({ 'POST /api/moderation/cases/comment/7': refused(409, 'revision.conflict') })
	await open('moderator')
	expect(screen.getByText('Editado depois da denúncia')).toBeVisible()
	const said = screen.getByText('Compre <b>relógios</b>!')
	expect(said.compareDocumentPosition(screen.getByText('De novo'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
	expect(screen.getByText('De novo').compareDocumentPosition(screen.getByText('Sobre o que diz agora:'))).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING,
	)
	expect(screen.getByText('Bom dia!')).toBeVisible()
	answerWith({ [QUEUE]: queue({ ...changed, text: 'Boa noite!', version: '2' }) })
	await press(screen.getByRole('button', { name: 'Está tudo bem' }))
	expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ version: '1' })
	expect(await screen.findByText('Boa noite!')).toBeVisible()
})

test('a case settled by another moderator shows a toast and reloads the queue', async () => {
	answerWith({ [QUEUE]: [queue(COMMENT), queue()] })
	answerWith({ 'POST /api/moderation/cases/comment/7': refused(409, 'moderation.settled') })
	await open('admin')
	await press(screen.getByRole('button', { name: 'Está tudo bem' }))
	expect($toasts.get().map(({ text }) => text)).toEqual(['Outra pessoa da moderação já cuidou disso.'])
	expect(await screen.findByText('Nenhuma denúncia esperando')).toBeVisible()
})

test('the log shows moderator and action', async () => {
	const entry = {
		id: '3',
		moderator: CAIO,
		action: 'hide',
		rule: null,
		reason: 'Propaganda',
		createdAt: COMMENT.createdAt,
	}
	answerWith({
		'GET /api/moderation/log': ok({
			items: [{ ...entry, content: { ...COMMENT, state: 'hidden' }, isChangedSince: true, isSelfReviewed: false }],
			next: null,
		}),
	})
	await open('moderator', '/moderation?tab=log')
	expect(screen.getByText('Caio Mori ocultou')).toBeVisible()
	expect(screen.getByText('Oculto')).toBeVisible()
	expect(screen.getByText('Editado depois disso')).toBeVisible()
})

test('a hidden comment can be restored from its latest log entry', async () => {
	const same = { createdAt: COMMENT.createdAt, isChangedSince: false, isSelfReviewed: false }
	const entry = { moderator: CAIO, rule: null, reason: 'Propaganda', ...same }
	const entries = (state: 'hidden' | 'shown') => {
		const content = { ...COMMENT, state }
		const earlier = [
			{ ...entry, id: '3', action: 'hide', content },
			{ ...entry, id: '2', action: 'keep', content },
		]
		const restored = { ...entry, id: '4', action: 'restore', reason: 'Engano', content }
		return ok({ items: state === 'shown' ? [restored, ...earlier] : earlier, next: null })
	}
	answerWith({ 'GET /api/moderation/log': [entries('hidden'), entries('shown')] })
	answerWith({ 'POST /api/moderation/cases/comment/7': ok({ done: true }) })
	await open('moderator', '/moderation?tab=log')
	await press(screen.getByRole('button', { name: 'Mostrar de novo' }))
	const dialog = within(screen.getByRole('dialog'))
	await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Engano' } }))
	await press(dialog.getByRole('button', { name: 'Mostrar de novo' }))
	expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
		action: 'restore',
		reason: 'Engano',
		version: '0',
	})
	expect(await screen.findByText('Caio Mori mostrou de novo')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Mostrar de novo' })).toBeNull()
})

test.each(['member', 'visitor'] as const)(
	'a %s sees that the page is for moderators, and no request is sent',
	async (role) => {
		await open(role)
		expect(screen.getByText('Esta página é de quem modera a comunidade.')).toBeVisible()
		expect(requests.some(({ call }) => call.includes('moderation'))).toBe(false)
	},
)
