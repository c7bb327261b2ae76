import { act, fireEvent, screen, within } from '@testing-library/react'
import { $toasts } from 'shared-state'
import { answerWith, ok, press, refused, toasts } from 'slice-kit/testing'
import { PAGE, page, showComments } from './commentsPage.testing.tsx'
import { item, sent, setUpAsBia, type } from './interactions.testing.tsx'
import { BIA, comment } from './samples.testing.ts'

setUpAsBia()

test('a like shows at once and is rolled back on refusal', async () => {
	await showComments([comment('2', { likes: 4 })])
	const heart = () => screen.getByRole('button', { name: /^Curtir, / })
	answerWith({ 'PUT /api/comments/2/like': ok({ isLiked: true, likes: 6 }) })
	await press(heart())
	expect(heart()).toHaveAttribute('aria-pressed', 'true')
	expect(heart()).toHaveTextContent('6')
	answerWith({ 'DELETE /api/comments/2/like': refused(429, 'request.tooMany') })
	await press(heart())
	expect(heart()).toHaveAttribute('aria-pressed', 'true')
	expect(toasts()).toEqual(['Muitos pedidos em pouco tempo. Espere um instante.'])
})

test('an author edits and removes their comment, and can undo the removal', async () => {
	await showComments([comment('2', { author: BIA, isOwn: true })])
	const menu = () => press(screen.getByRole('button', { name: 'Mais opções do comentário de Bia Kagawa' }))
	await menu()
	await press(screen.getByRole('menuitem', { name: 'Editar' }))
	await type('Editar comentário', 'Melhor assim')
	const body = { state: 'shown', text: 'Melhor assim', picture: null } as const
	const edited = comment('2', { author: BIA, isOwn: true, editedAt: '2026-04-01T13:00:00.000Z', body })
	answerWith({ 'PUT /api/comments/2': ok(edited) })
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(item('Bia Kagawa').getByText('editado')).toBeVisible()

	answerWith({ 'DELETE /api/comments/2': ok({ done: true }) })
	await menu()
	await press(screen.getByRole('menuitem', { name: 'Excluir' }))
	expect(screen.queryByText('Melhor assim')).toBeNull()
	answerWith({ 'POST /api/comments/2/restore': ok(edited) })
	const undo = $toasts.get().find(({ text }) => text === 'Comentário excluído.')?.action
	expect(undo?.label).toBe('Desfazer')
	await act(async () => undo?.onPress())
	expect(screen.getByText('Melhor assim')).toBeVisible()
})

test('blocking needs a confirmation, hides the comments, and can be undone', async () => {
	await showComments([comment('2')])
	answerWith({ 'PUT /api/members/caio/block': ok({ done: true }) })
	answerWith({ [`GET ${PAGE}?sort=newest`]: page([]) })
	await press(screen.getByRole('button', { name: 'Mais opções do comentário de Caio Mori' }))
	await press(screen.getByRole('menuitem', { name: 'Bloquear Caio Mori' }))
	expect(sent('PUT')).toEqual([])
	const dialog = within(screen.getByRole('dialog', { name: 'Bloquear Caio Mori?' }))
	expect(dialog.getByText(/não voltam se você desbloquear/)).toBeVisible()
	await press(dialog.getByRole('button', { name: 'Bloquear' }))
	expect(screen.queryByText('Comentário 2')).toBeNull()
	expect(screen.queryByRole('dialog')).toBeNull()
	const offered = $toasts.get().find(({ text }) => text === 'Você e Caio Mori não se veem mais.')?.action
	expect(offered?.label).toBe('Desbloquear')
	answerWith({ 'DELETE /api/members/caio/block': ok({ done: true }) })
	answerWith({ [`GET ${PAGE}?sort=newest`]: page([comment('2')]) })
	await act(async () => offered?.onPress())
	expect(screen.getByText('Comentário 2')).toBeVisible()
})

test('a comment of another member can be reported; a refusal keeps the input', async () => {
	await showComments([comment('2')])
	await press(screen.getByRole('button', { name: 'Mais opções do comentário de Caio Mori' }))
	expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull()
	await press(screen.getByRole('menuitem', { name: 'Denunciar' }))
	await act(async () => fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'spoiler' } }))
	await type(/Quer contar mais/, 'Conta o final')
	answerWith({ 'POST /api/comments/2/report': [refused(500, 'server.failed'), ok({ done: true })] })
	await press(screen.getByRole('button', { name: 'Denunciar' }))
	expect(screen.getByRole('textbox', { name: /Quer contar mais/ })).toHaveValue('Conta o final')
	await press(screen.getByRole('button', { name: 'Denunciar' }))
	expect(sent('POST')[1]?.body).toEqual({ reason: 'spoiler', text: 'Conta o final' })
	expect(screen.queryByRole('dialog')).toBeNull()
})
