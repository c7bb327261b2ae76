import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Comment } from 'shared-contract'
import { $reviewVote } from 'shared-state'
import { answerWith, ok, openRoute, press, refused, requests, toasts } from 'slice-kit/testing'
import { becomeVisitor, item, sent, setUpAsBia, type } from '../comments/interactions.testing.tsx'
import { BIA, CAIO, comment } from '../comments/samples.testing.ts'
import Reviews from './Reviews.tsx'

setUpAsBia()

const TEXT =
	'Cada episódio termina onde outro estúdio começaria, e o silêncio entre as falas conta mais do que as falas.'
const HELPFUL = 'GET /api/titles/1/reviews?sort=helpful'

const review = (id: string, change: Partial<Comment> = {}): Comment =>
	comment(id, {
		body: { state: 'shown', text: TEXT, picture: null },
		review: { score: 8, helpful: 3, unhelpful: 1, vote: null },
		...change,
	})
const own = (change: Partial<Comment> = {}) => review('9', { author: BIA, isOwn: true, ...change })
const page = (items: Comment[], more: object = {}) =>
	ok({
		items,
		next: null,
		total: items.length,
		own: null,
		ownScore: null,
		subject: 'anime',
		reader: BIA,
		moderates: false,
		progress: 3,
		...more,
	})

async function show(items: Comment[], more: object = {}, at = '/anime/1') {
	answerWith({ [HELPFUL]: page(items, more) })
	await openRoute([{ path: '*', element: <Reviews subject="anime" subjectId={1} /> }], at)
	await screen.findByRole('heading', { level: 2 })
}
const byCaio = () => item(`Resenha de ${CAIO.name}`)
const openForm = async (name: string) => {
	await press(screen.getByRole('button', { name }))
	return screen.findByRole('dialog', { name })
}
const publish = () => press(screen.getByRole('button', { name: 'Publicar resenha' }))

test('a review shows its score, text and votes; the most helpful come first, or the newest', async () => {
	await show([review('1'), review('2', { author: BIA })])
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 resenhas')
	expect(byCaio().getByRole('img', { name: 'Nota 8' })).toBeVisible()
	expect(byCaio().getByText(TEXT)).toBeVisible()
	answerWith({ 'GET /api/titles/1/reviews?sort=newest': page([review('3')]) })
	await press(screen.getByRole('button', { name: 'Mais recentes' }))
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 resenha')
})

test('a vote counts at once, the other one replaces it, and the same again withdraws it', async () => {
	await show([review('1')])
	answerWith({ 'PUT /api/reviews/1/vote': ok({ helpful: 4, unhelpful: 1, vote: true }) })
	await press(byCaio().getByRole('button', { name: /^Útil/ }))
	expect(byCaio().getByRole('button', { name: /^Útil.*4 votos/ })).toHaveAttribute('aria-pressed', 'true')
	answerWith({ 'PUT /api/reviews/1/vote': ok({ helpful: 3, unhelpful: 2, vote: false }) })
	await press(byCaio().getByRole('button', { name: /^Não ajudou/ }))
	expect(byCaio().getByRole('button', { name: /^Não ajudou.*2 votos/ })).toHaveAttribute('aria-pressed', 'true')
	answerWith({ 'DELETE /api/reviews/1/vote': ok({ helpful: 3, unhelpful: 1, vote: null }) })
	await press(byCaio().getByRole('button', { name: /^Não ajudou/ }))
	expect(byCaio().getByRole('button', { name: /^Não ajudou.*1 voto$/ })).toHaveAttribute('aria-pressed', 'false')
	expect(requests.filter(({ call }) => call.includes('/vote')).map(({ body }) => body)).toEqual([
		{ isHelpful: true },
		{ isHelpful: false },
		undefined,
	])
})

test('a failed vote is taken back', async () => {
	await show([review('1')])
	answerWith({ 'PUT /api/reviews/1/vote': refused(503, 'server.unavailable') })
	await press(byCaio().getByRole('button', { name: /^Útil/ }))
	expect(byCaio().getByRole('button', { name: /^Útil.*3 votos/ })).toHaveAttribute('aria-pressed', 'false')
	expect(toasts()).toHaveLength(1)
})

test('a spoiler is folded until the reader opens it', async () => {
	await show([review('1', { body: { state: 'spoiler', hasPicture: false }, spoilerNumber: 5 })])
	expect(screen.queryByText(TEXT)).toBeNull()
	expect(screen.getByText(/Spoiler até o episódio 5/)).toBeVisible()
	answerWith({ 'GET /api/comments/1/body': ok({ text: TEXT, picture: null }) })
	await press(screen.getByRole('button', { name: 'Mostrar mesmo assim' }))
	expect(screen.getByText(TEXT)).toBeVisible()
})

test('without a score or with a short text nothing is sent; a draft survives, and the whole is sent once', async () => {
	await show([review('1')])
	await openForm('Escrever resenha')
	await type(/^Resenha/, 'Muito bom!')
	await publish()
	expect(screen.getByText('Preencha este campo.')).toBeVisible()
	expect(screen.getByText('O texto ainda é muito curto.')).toBeVisible()
	expect(sent('POST')).toEqual([])
	await type(/^Resenha/, TEXT)
	await press(screen.getByRole('button', { name: 'Cancelar' }))

	await openForm('Escrever resenha')
	expect(screen.getByRole('textbox', { name: /^Resenha/ })).toHaveValue(TEXT)
	fireEvent.change(screen.getByRole('combobox', { name: /^Nota/ }), { target: { value: '9' } })
	await press(screen.getByRole('button', { name: 'Contém spoiler' }))
	answerWith({ 'POST /api/titles/1/reviews': ok(own()) })
	await publish()
	expect(sent('POST')).toMatchObject([{ body: { text: TEXT, score: 9, spoilerNumber: 3 }, key: expect.any(String) }])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect($reviewVote.get()).toEqual({ key: 'title 1', score: 9 })
	expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(`Resenha de ${BIA.name}`)
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 resenhas')
	expect(JSON.stringify(sessionStorage)).not.toContain('silêncio')
})

test('the own review comes first, has no vote buttons, and its form holds what it says', async () => {
	await show([review('1'), own()], { own: own(), ownScore: 8 })
	const [first] = screen.getAllByRole('article')
	expect(first).toHaveAccessibleName(`Resenha de ${BIA.name}`)
	expect(within(first ?? document.body).queryByRole('button', { name: /^Útil/ })).toBeNull()
	expect(within(first ?? document.body).getByText('Ajudou 3 pessoas')).toBeVisible()
	await openForm('Editar sua resenha')
	expect(screen.getByRole('textbox', { name: /^Resenha/ })).toHaveValue(TEXT)
	expect(screen.getByRole('combobox', { name: /^Nota/ })).toHaveValue('8')
	await type(/^Resenha/, `${TEXT} E mais.`)
	const edited = own({ body: { state: 'shown', text: `${TEXT} E mais.`, picture: null }, editedAt: own().createdAt })
	answerWith({ 'POST /api/titles/1/reviews': ok(edited) })
	await publish()
	expect(screen.getByText(`${TEXT} E mais.`)).toBeVisible()
	expect(screen.getByText('editada')).toBeVisible()
	expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 resenhas')
})

test('the author reads the former texts; other members have no button for them', async () => {
	const editedAt = own().createdAt
	await show([review('1', { editedAt }), own({ editedAt })], { own: own({ editedAt }) })
	expect(byCaio().queryByRole('button', { name: 'Versões anteriores' })).toBeNull()
	answerWith({
		'GET /api/reviews/9/versions': ok({ items: [{ version: 0, text: 'O que dizia antes', replacedAt: editedAt }] }),
	})
	await press(item(`Resenha de ${BIA.name}`).getByRole('button', { name: 'Versões anteriores' }))
	expect(await screen.findByText('O que dizia antes')).toBeVisible()
})

test('a hidden review shows its reason to its author, who cannot write another one', async () => {
	const hidden = own({
		body: { state: 'hidden', written: { text: TEXT, picture: null, reason: 'Propaganda' } },
	})
	await show([], { own: hidden })
	expect(screen.getByText('Oculto pela moderação: Propaganda')).toBeVisible()
	expect(screen.queryByRole('button', { name: /resenha$/ })).toBeNull()
})

test('a visitor is asked to sign in, and one of a demo sees their review on this page alone', async () => {
	await becomeVisitor(false)
	await show([], { reader: null })
	expect(screen.getByText('Ninguém escreveu uma resenha ainda')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Escrever resenha' })).toHaveAttribute(
		'href',
		expect.stringMatching('^/auth'),
	)
	await act(async () => becomeVisitor(true))
	await openForm('Escrever resenha')
	await type(/^Resenha/, TEXT)
	fireEvent.change(screen.getByRole('combobox', { name: /^Nota/ }), { target: { value: '10' } })
	await publish()
	expect(screen.getByText(TEXT)).toBeVisible()
	expect(screen.getByRole('img', { name: 'Nota 10' })).toBeVisible()
})

test('a failure can be retried', async () => {
	answerWith({ [HELPFUL]: [refused(500, 'server.failed'), page([review('1')])] })
	const router = createMemoryRouter([{ path: '*', element: <Reviews subject="anime" subjectId={1} /> }])
	await act(async () => render(<RouterProvider router={router} />))
	expect(screen.getByText('As resenhas não puderam ser carregadas')).toBeVisible()
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(await screen.findByText(TEXT)).toBeVisible()
})
