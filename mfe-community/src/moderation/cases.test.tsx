import { act, fireEvent, screen, within } from '@testing-library/react'
import { $toasts, dismissToast } from 'shared-state'
import { answerWith, ok, press, refused, requests } from 'slice-kit/testing'
import { CAIO } from '../comments/samples.testing.ts'
import { COMMENT, open, QUEUE, queue, queueOf } from './moderation.testing.tsx'

beforeEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

const LIST = { ...COMMENT, id: 'cl3', kind: 'list', title: 'Relojoaria', on: 'Relojoaria', path: '/lists/cl3' } as const

test('a case shows who claimed it, and only that moderator decides', async () => {
	const claim = { by: CAIO, isOwn: false, since: COMMENT.createdAt, until: COMMENT.createdAt }
	answerWith({ [QUEUE]: queueOf({ content: LIST, claim }) })
	await open('moderator')
	const item = within(screen.getByRole('article'))
	expect(item.getByText('Relojoaria')).toBeVisible()
	expect(item.getByText(/Caio Mori assumiu o caso/)).toBeVisible()
	expect(item.queryByRole('button')).toBeNull()
})

test('claiming a case reloads the queue, and a faster moderator is named', async () => {
	const claim = { by: CAIO, isOwn: false, since: COMMENT.createdAt, until: COMMENT.createdAt }
	answerWith({ [QUEUE]: [queueOf({ content: LIST }), queueOf({ content: LIST, claim })] })
	answerWith({ 'PUT /api/moderation/cases/list/cl3/claim': refused(409, 'moderation.claimed') })
	await open('moderator')
	await press(screen.getByRole('button', { name: 'Assumir' }))
	expect($toasts.get().map(({ text }) => text)).toEqual(['Outra pessoa da moderação já está cuidando disso.'])
	expect(await screen.findByText(/Caio Mori assumiu o caso/)).toBeVisible()
})

test('an appeal is decided with a reason; one against an own decision waits for another moderator', async () => {
	const appeal = { text: 'Foi engano', createdAt: COMMENT.createdAt, rule: 'spam', reason: 'Propaganda' } as const
	const hidden = { ...LIST, state: 'hidden' } as const
	const waiting = { content: hidden, reports: [], total: 0, appeal: { ...appeal, mayDecide: true } }
	const own = { ...waiting, content: { ...hidden, id: 'cl4' }, appeal: { ...appeal, mayDecide: false } }
	answerWith({ [QUEUE]: [queueOf(waiting, own), queue()] })
	answerWith({ 'POST /api/moderation/cases/list/cl3': ok({ done: true }) })
	await open('moderator')
	expect(screen.getAllByText('Foi engano')).toHaveLength(2)
	expect(screen.getByText('A decisão foi sua: quem julga a contestação é outra pessoa da moderação.')).toBeVisible()
	await press(screen.getByRole('button', { name: 'Manter a decisão' }))
	const dialog = within(screen.getByRole('dialog'))
	await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'É propaganda' } }))
	await press(dialog.getByRole('button', { name: 'Manter a decisão' }))
	expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
		action: 'uphold',
		reason: 'É propaganda',
		version: '0',
	})
})

test.each(['Cancelar', 'Escape'])(
	'a reason is there again after %s, until it is sent; it is of one case and decision',
	async (way) => {
		answerWith({ [QUEUE]: queueOf({ content: LIST }, { content: { ...LIST, id: 'cl4', title: 'Outra' } }) })
		answerWith({ 'POST /api/moderation/cases/list/cl3': [refused(500, 'server.failed'), ok({ done: true })] })
		await open('moderator')
		const ask = (index: number) => press(screen.getAllByRole('button', { name: 'Ocultar' })[index] as HTMLElement)
		const reason = () => within(screen.getByRole('dialog')).getByRole('textbox')
		const shut = async () => {
			if (way === 'Escape') await act(async () => fireEvent.keyDown(reason(), { key: 'Escape' }))
			else await press(screen.getByRole('button', { name: way }))
			expect(screen.queryByRole('dialog')).toBeNull()
		}
		const send = () => press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ocultar' }))
		await ask(0)
		await act(async () => fireEvent.change(reason(), { target: { value: 'É propaganda' } }))
		await shut()
		await ask(1)
		expect(reason()).toHaveValue('')
		await shut()
		await ask(0)
		expect(reason()).toHaveValue('É propaganda')
		await send()
		await shut()
		await ask(0)
		expect(reason()).toHaveValue('É propaganda')
		await send()
		await ask(0)
		expect(reason()).toHaveValue('')
	},
)

test('an article of a new member is published with one press', async () => {
	answerWith({
		[QUEUE]: queueOf({ content: { ...LIST, kind: 'article', id: '5', state: 'waiting' }, reports: [], total: 0 }),
	})
	answerWith({ 'POST /api/moderation/cases/article/5': ok({ done: true }) })
	await open('moderator')
	expect(screen.getByText('Aguardando revisão')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Recusar' })).toBeVisible()
	await press(screen.getByRole('button', { name: 'Publicar' }))
	expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ action: 'accept' })
})

test('the parts of a profile to reset can be chosen', async () => {
	answerWith({ [QUEUE]: [queueOf({ content: { ...COMMENT, kind: 'profile', id: 'b', title: 'Bia' } }), queue()] })
	answerWith({ 'POST /api/moderation/cases/profile/b': ok({ done: true }) })
	await open('moderator')
	await press(screen.getByRole('button', { name: 'Redefinir' }))
	const dialog = within(screen.getByRole('dialog'))
	for (const part of ['Nome', 'Foto', 'Capa']) await press(dialog.getByRole('switch', { name: part }))
	await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Ofensa' } }))
	await press(dialog.getByRole('button', { name: 'Redefinir' }))
	expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ parts: ['bio'] })
})

test('the filters of the address are asked for', async () => {
	answerWith({ [QUEUE]: queue() })
	answerWith({ [`${QUEUE}?kind=list&task=appeal`]: queue() })
	await open('moderator', '/moderation?kind=list&task=appeal&holder=nobody')
	expect(screen.getByLabelText('Tipo')).toHaveValue('list')
	expect(screen.getByText('Nada com estes filtros')).toBeVisible()
})
