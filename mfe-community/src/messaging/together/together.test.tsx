import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { TogetherRoom } from 'shared-contract'
import { $toasts } from 'shared-state'
import {
	answerWith,
	type Given,
	holdAnswer,
	member,
	ok,
	openRoute,
	press,
	refused,
	requests,
	SERVER_ERROR,
	signInAs,
} from 'slice-kit/testing'
import { UNSEEN_MS } from './Cards.tsx'
import { POLL_MS } from './room.ts'
import { Component, loader } from './route.tsx'
import { TogetherButton } from './TogetherButton.tsx'

const CODE = 'abcdefghjkmnpqrstuvw'
const ROOM = `/api/together/${CODE}`

const title = (id: number) => ({
	id,
	kind: 'anime' as const,
	format: 'TV' as const,
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	rating: 8,
	totalVotes: 3,
	year: 2020,
	imageUrl: '',
	color: '#446688',
	postedBy: { name: 'Niouka', avatarUrl: null },
	status: 'completed' as const,
	genres: ['drama' as const],
})
const watched = (id: number) => ({ title: title(id), minutes: 24, episodes: 12 })
const person = (id: string, change = {}) => ({
	...{ id, name: id, avatarUrl: null, isGuest: true, isYou: id === 'Zeca', isReady: false },
	...change,
})
const WISHES = { time: 'film', dub: 'pt', services: ['kiosque'], genres: ['drama'], again: false } as const
const room = (change: Partial<TogetherRoom> = {}): TogetherRoom => ({
	code: CODE,
	phase: 'wishes',
	endsAt: '2026-04-02T12:00:00.000Z',
	size: 2,
	people: [person('Ana', { isGuest: false }), person('Zeca')],
	wishes: null,
	cards: [],
	isLoose: false,
	vetoUsed: false,
	result: null,
	channelId: null,
	...change,
})
const cards = (...votes: (TogetherRoom['cards'][number]['vote'] | 'out')[]) =>
	votes.map((vote, place) => ({ ...watched(place + 1), vote: vote === 'out' ? null : vote, isOut: vote === 'out' }))

const now = performance.now.bind(performance)
let passed = 0
let scrolled: unknown[] = []
beforeEach(() => {
	jest.spyOn(performance, 'now').mockImplementation(() => now() + passed)
	scrolled = []
	Element.prototype.scrollIntoView = function () {
		scrolled.push(this.textContent)
	}
	answerWith({
		'GET /api/titles/facets?kind=anime': ok({
			years: [],
			seasons: [],
			dubs: [],
			services: [{ key: 'kiosque', name: 'Kiosque' }],
		}),
	})
})

async function open(found: Given, path = `/together/${CODE}`) {
	answerWith({ [`GET ${ROOM}`]: found })
	const { router } = await openRoute([{ path: '/together/:code?', Component, loader }], path)
	await screen.findByRole('heading', { level: 1, name: 'O que vamos ver hoje?' })
	return router
}
/** Presses once the card that is shown could be seen. */
async function pressLater(name: string) {
	passed += UNSEEN_MS
	await press(name)
}
const sentTo = (method: string) => requests.filter(({ call }) => call.startsWith(method))

test('a link or a code leads into a room', async () => {
	const router = await open(ok(room({ people: [] })), '/together')
	fireEvent.change(screen.getByRole('textbox'), { target: { value: `https://niouka.example/together/${CODE}` } })
	await press('Entrar')
	expect(router.state.location.pathname).toBe(`/together/${CODE}`)
	expect(screen.getByText('2 pessoas já estão aqui.')).toBeVisible()
})

test('a guest enters by a name; a refusal keeps it', async () => {
	await open(ok(room({ people: [] })))
	answerWith({ [`POST ${ROOM}/seat`]: [refused(409, 'together.full'), ok(room())] })
	expect(screen.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'true')
	fireEvent.change(screen.getByRole('textbox', { name: 'O seu nome' }), { target: { value: 'Zeca' } })
	await press('Entrar')
	expect(screen.getByRole('textbox')).toHaveValue('Zeca')
	answerWith({ [`GET ${ROOM}`]: ok(room()) })
	await press('Entrar')
	expect(sentTo('POST').map(({ body }) => body)).toEqual([{ name: 'Zeca' }, { name: 'Zeca' }])
	expect(await screen.findByRole('heading', { name: 'O que você quer hoje?' })).toBeVisible()
	expect(screen.getByText('você')).toBeVisible()
})

test('wishes are told in a few taps, and the cards wait for nobody', async () => {
	await open(ok(room()))
	expect(screen.queryByRole('button', { name: 'Mostrar os dez títulos' })).toBeNull()
	for (const name of ['Um filme', 'Dublado', 'Kiosque', 'Drama', 'Ação', 'Ação']) await press(name)
	answerWith({ [`PUT ${ROOM}/wishes`]: ok(room({ wishes: WISHES as never })) })
	answerWith({ [`GET ${ROOM}`]: ok(room({ wishes: WISHES as never })) })
	await press('Pronto')
	expect(sentTo('PUT')[0]?.body).toEqual(WISHES)
	expect(screen.getByText('Ainda escolhendo: Ana e Zeca. Não precisa esperar.')).toBeVisible()
	answerWith({ [`POST ${ROOM}/cards`]: ok(room({ phase: 'cards' })) })
	answerWith({ [`GET ${ROOM}`]: ok(room({ phase: 'cards', cards: cards(null, null) })) })
	await press('Mostrar os dez títulos')
	expect(await screen.findByText('Título 1 de 2')).toBeVisible()
	expect(scrolled).toEqual(['Título 1 de 2'])
	await press('Quero ver')
	expect(sentTo('PUT')).toHaveLength(1)
})

test('a press that was meant for the card before, and a key that is held, answer nothing', async () => {
	await open(ok(room({ phase: 'cards', cards: cards(null, null, null) })))
	answerWith({
		'*': ok(room()),
		[`GET ${ROOM}`]: [1, 2].map((answered) =>
			ok(room({ phase: 'cards', cards: cards('like', answered > 1 ? 'skip' : null, null) })),
		),
	})
	await pressLater('Quero ver')
	await press('Quero ver')
	await press('Vetar')
	expect(screen.getByRole('heading', { level: 3, name: 'Obra 2' })).toBeVisible()
	expect(sentTo('PUT')).toHaveLength(1)
	const like = screen.getByRole('button', { name: 'Quero ver' })
	expect(fireEvent.keyDown(like, { key: 'Enter' })).toBe(true)
	expect(fireEvent.keyDown(like, { key: 'Enter', repeat: true })).toBe(false)
	expect(fireEvent.keyDown(like, { key: 'Tab', repeat: true })).toBe(true)
	await pressLater('Passo')
	expect(sentTo('PUT').map(({ call, body }) => [call, body])).toEqual([
		[`PUT ${ROOM}/votes/1`, { vote: 'like' }],
		[`PUT ${ROOM}/votes/2`, { vote: 'skip' }],
	])
})

test('a vote shows the next card at once; one that fails comes back', async () => {
	await open(ok(room({ phase: 'cards', cards: cards('like', null, 'out', null) })))
	expect(screen.getByRole('heading', { level: 3, name: 'Obra 2' })).toBeVisible()
	expect(screen.getByText(/2020 · 12 episódios × 24\smin/)).toBeVisible()
	answerWith({ [`PUT ${ROOM}/votes/2`]: refused(500, 'server.failed') })
	const held = holdAnswer((call) => call.endsWith('/votes/2'))
	await pressLater('Passo')
	expect(screen.getByRole('heading', { level: 3, name: 'Obra 4' })).toBeVisible()
	await act(held.release)
	expect(await screen.findByRole('heading', { level: 3, name: 'Obra 2' })).toBeVisible()
	answerWith({ [`PUT ${ROOM}/votes/2`]: ok(room()) })
	answerWith({
		[`GET ${ROOM}`]: ok(room({ phase: 'cards', vetoUsed: true, cards: cards('like', 'veto', 'out', null) })),
	})
	await pressLater('Vetar')
	expect(sentTo('PUT').map(({ body }) => body)).toEqual([{ vote: 'skip' }, { vote: 'veto' }])
	expect(await screen.findByRole('heading', { level: 3, name: 'Obra 4' })).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Vetar' })).toBeNull()
})

test('who has answered all sees who has not, and may decide', async () => {
	const people = [person('Ana', { isGuest: false }), person('Zeca', { isReady: true })]
	await open(ok(room({ phase: 'cards', people, cards: cards('like', 'skip') })))
	expect(screen.getByText('Faltam: Ana.')).toBeVisible()
	const result = { ...watched(1), likes: 1, people: 2 }
	answerWith({ [`POST ${ROOM}/end`]: ok(room({ phase: 'ended', result })) })
	answerWith({ [`GET ${ROOM}`]: ok(room({ phase: 'ended', result })) })
	await press('Decidir agora')
	expect(await screen.findByText('O mais querido: 1 de 2 quiseram.')).toBeVisible()
	expect(screen.getByRole('heading', { level: 3, name: 'Obra 1' })).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Planejo ver' })).toBeNull()
})

test('without a result there are other titles to ask for', async () => {
	await open(ok(room({ phase: 'ended' })))
	expect(screen.getByText('Ninguém se animou com nada')).toBeVisible()
	answerWith({ [`POST ${ROOM}/cards`]: refused(409, 'together.nothingFits') })
	await press('Outros dez títulos')
	expect(sentTo('POST')).toHaveLength(1)
})

test('a guest asks every three seconds, also after a failure', async () => {
	await open(ok(room()))
	answerWith({
		[`GET ${ROOM}`]: [refused(500, 'server.failed'), ok(room({ people: [person('Zeca'), person('Lia')] }))],
	})
	expect(await screen.findByText('Lia', {}, { timeout: 3 * POLL_MS })).toBeVisible()
}, 15_000)

test('a room that is gone says so', async () => {
	await open(refused(404, 'request.notFound'))
	expect(screen.getByText('Esta sala não existe mais')).toBeVisible()
})

test('who leaves comes back to the beginning', async () => {
	const router = await open(ok(room()))
	answerWith({ [`DELETE ${ROOM}/seat`]: ok({ done: true }) })
	await press('Sair da sala')
	expect(router.state.location.pathname).toBe('/together')
})

test('a member begins a room, puts its result on the list and makes it the title of the channel', async () => {
	await signInAs({ ...member(), id: 'm', username: 'Ana' })
	const people = [person('Ana', { isGuest: false, isYou: true, isReady: true }), person('x', { name: null })]
	const ended = room({ phase: 'ended', people, result: { ...watched(7), likes: 2, people: 2 }, channelId: 'g1-geral' })
	const router = await open(ok(ended), '/together')
	answerWith({ 'POST /api/together': ok({ code: CODE }) })
	answerWith({ [`POST ${ROOM}/seat`]: ok(ended) })
	await press('Abrir uma sala')
	expect(router.state.location.pathname).toBe(`/together/${CODE}`)
	expect(screen.getByText('Todos quiseram: 2 de 2.')).toBeVisible()
	expect(screen.getByText('Alguém')).toBeVisible()
	answerWith({ 'PUT /api/saved/7': ok({ done: true, titleIds: ['7'] }) })
	await press('Planejo ver')
	answerWith({ 'PUT /api/conversations/g1-geral/watch': refused(403, 'request.forbidden') })
	await press('Assistir no canal')
	expect(sentTo('PUT')).toMatchObject([
		{ call: 'PUT /api/saved/7' },
		{ call: 'PUT /api/conversations/g1-geral/watch', body: { titleId: 7, pace: null } },
	])
	await press('Marcar para…')
	const made = { id: 'g1', name: 'Varanda', description: '', isPublic: true, initials: 'V', memberCount: 2 }
	answerWith({ 'PUT /api/conversations/g1-geral/watch': ok({ ...made, role: 'admin', channels: [] }) })
	await press('Salvar')
	expect(sentTo('PUT').at(-1)).toMatchObject({
		call: 'PUT /api/conversations/g1-geral/watch',
		body: { titleId: 7, pace: { time: '20:00', episodes: 1, first: 1 } },
	})
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('the button of a channel begins a room from it, and says why not', async () => {
	await signInAs({ ...member(), id: 'm', username: 'Ana' })
	const { router } = await openRoute([{ path: '/', element: <TogetherButton conversationId="g1-geral" /> }], '/')
	answerWith({
		'POST /api/together': [refused(409, 'together.tooMany'), ok({ code: CODE })],
		[`POST ${ROOM}/seat`]: SERVER_ERROR,
	})
	await press('Escolher juntos')
	expect($toasts.get().at(-1)?.text).toBe('Você já abriu muitas salas hoje. Use uma delas.')
	await press('Escolher juntos')
	expect(sentTo('POST')[1]?.body).toEqual({ conversationId: 'g1-geral' })
	expect(router.state.location.pathname).toBe(`/together/${CODE}`)
})
