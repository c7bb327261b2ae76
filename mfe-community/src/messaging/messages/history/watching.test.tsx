import { act, fireEvent, screen, within } from '@testing-library/react'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { answerWith, ok, press, refused, requests } from 'slice-kit/testing'
import { history } from '../interactions.testing.tsx'
import { CAIO, fakeBrowser, group, LIST, ME, messageOf, open, page, receiveEvent } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)

const title = {
	id: 9,
	kind: 'anime',
	format: 'TV',
	title: 'Crônicas',
	englishTitle: null,
	japaneseTitle: null,
} as const
const watch = { title, pace: null, episodeCount: 12, progress: 3 }
const channels = [{ ...group().channels[0], id: 'g1-geral', key: 'geral', name: 'geral', watch }]
const WATCHING = { 'GET /api/conversations': ok({ ...LIST, groups: [{ ...group(), channels }] }) }
const MESSAGES = 'GET /api/conversations/g1-geral/messages'
const SEALED = messageOf(1, '', CAIO, { state: 'sealed', clientId: null, text: null, episode: 7 })

test('a sealed message says when it opens, and opens once the progress passes', async () => {
	await open('/messages/g/g1/geral', { ...WATCHING, [MESSAGES]: page([SEALED, messageOf(2, 'Boa noite')]) })
	expect(history().getByText('Abre quando você passar do episódio 7')).toBeVisible()
	expect(within(history().getAllByRole('article')[0] as HTMLElement).queryByRole('button')).toBeNull()
	const opened = page([messageOf(1, 'O irmão!', CAIO, { episode: 7 }), messageOf(2, 'Boa noite')])
	answerWith({
		[`${MESSAGES}?after=0&deletions=0&changes=0`]: opened,
		'GET /api/groups/g1': ok({ ...group(), channels }),
	})
	await receiveEvent('member:me', { type: 'progressChanged' })
	expect(await history().findByText('O irmão!')).toBeVisible()
	expect(history().getByText('Sobre o episódio 7')).toBeVisible()
})

test('a message is about the chosen episode, up to the own progress', async () => {
	const send = 'POST /api/conversations/g1-geral/messages'
	await open('/messages/g/g1/geral', {
		...WATCHING,
		[MESSAGES]: page([]),
		[send]: refused(400, 'message.episode.ahead'),
	})
	const field = screen.getByRole('textbox', { name: 'Mensagem para # geral' })
	const episode = screen.getByRole('combobox', { name: 'Episódio da mensagem' })
	expect(within(episode).getAllByRole('option')).toHaveLength(4)
	const write = async (text: string) => {
		await act(async () => fireEvent.change(field, { target: { value: text } }))
		await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
	}
	await write('Do terceiro')
	await act(async () => fireEvent.change(episode, { target: { value: '0' } }))
	await write('Sem spoiler')
	const bodies = requests.filter(({ call }) => call === send).map(({ body }) => body)
	expect(bodies[0]).toEqual({ clientId: expect.any(String), text: 'Do terceiro' })
	expect(bodies[1]).toMatchObject({ text: 'Sem spoiler', episode: null })
	expect(screen.getAllByText('Não enviada: Você ainda não passou desse episódio.')).toHaveLength(2)
})

test('a reply offers the episodes from that of the answered message on, and says why', async () => {
	const send = 'POST /api/conversations/g1-geral/messages'
	const about = messageOf(1, 'Que virada!', CAIO, { episode: 2 })
	const open_ = messageOf(2, 'Boa noite', CAIO)
	await open('/messages/g/g1/geral', {
		...WATCHING,
		[MESSAGES]: page([about, open_]),
		[send]: refused(500, 'server.failed'),
	})
	const options = () =>
		within(screen.getByRole('combobox'))
			.getAllByRole('option')
			.map(({ textContent }) => textContent)
	const answerTo = (place: number) =>
		press(within(history().getAllByRole('article')[place] as HTMLElement).getByRole('button', { name: 'Responder' }))
	await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } }))
	await answerTo(0)
	expect(options()).toEqual(['Sobre o episódio 3', 'Sobre o episódio 2'])
	expect(screen.getByRole('combobox')).toHaveValue('2')
	expect(screen.getByText(/só abre a partir do episódio 2/)).toBeVisible()
	const field = screen.getByRole('textbox', { name: 'Mensagem para # geral' })
	await act(async () => fireEvent.change(field, { target: { value: 'Pois é' } }))
	await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
	expect(requests.find(({ call }) => call === send)?.body).toMatchObject({ text: 'Pois é', replyTo: 1, episode: 2 })
	await answerTo(1)
	expect(options()).toEqual([
		'Sobre o episódio 3',
		'Sobre o episódio 2',
		'Sobre o episódio 1',
		'Sem spoiler, aberta para todos',
	])
	expect(screen.queryByText(/só abre a partir/)).toBeNull()
})

test('a member reacts, replies, pins and edits; a failed edit keeps what was typed', async () => {
	const path = '/api/conversations/d1/messages/2'
	const mine = messageOf(2, 'Meu', ME)
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([messageOf(1, 'Oi!'), mine]),
		[`PUT ${path}/reactions/fire`]: ok({
			message: { ...mine, reactions: [{ reaction: 'fire', count: 2, own: true }] },
			changes: 1,
		}),
		[`PUT ${path}/pin`]: ok({ message: { ...mine, pinned: true }, changes: 2 }),
		[`PUT ${path}`]: [
			refused(500, 'server.failed'),
			ok({ message: { ...mine, text: 'Meu!', editedAt: mine.sentAt }, changes: 3 }),
		],
	})
	const article = () => within(history().getAllByRole('article')[1] as HTMLElement)
	await press(article().getByRole('button', { name: 'Reagir' }))
	await press(article().getByRole('button', { name: 'Demais' }))
	expect(article().getByRole('button', { name: 'Demais 2' })).toHaveAttribute('aria-pressed', 'true')
	await press(article().getByRole('button', { name: 'Fixar' }))
	expect(article().getByText('Fixada')).toBeVisible()
	await press(article().getByRole('button', { name: 'Editar' }))
	const edit = () => article().getByRole('textbox', { name: 'Editar a mensagem' })
	await act(async () => fireEvent.change(edit(), { target: { value: 'Meu!' } }))
	await press(article().getByRole('button', { name: 'Salvar' }))
	expect(edit()).toHaveValue('Meu!')
	await press(article().getByRole('button', { name: 'Salvar' }))
	expect(article().getByText('editada')).toBeVisible()
	await press(within(history().getAllByRole('article')[0] as HTMLElement).getByRole('button', { name: 'Responder' }))
	expect(screen.getByText('Em resposta a')).toBeInTheDocument()
})

test('the search shows what is pinned until something is typed', async () => {
	await open('/messages/d/d1?open=find', {
		'GET /api/conversations/d1/pins': ok({ items: [SEALED] }),
		'GET /api/conversations/d1/search?q=oi&threads=true': ok({ items: [messageOf(1, 'Oi, gente')], more: false }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Buscar e fixadas' }))
	expect(await dialog.findByText('Abre quando você passar do episódio 7')).toBeVisible()
	await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'oi' } }))
	expect(await dialog.findByText('Oi, gente')).toBeVisible()
	expect(dialog.queryByText('Mensagens fixadas')).toBeNull()
})

const PACE = { date: '2026-12-03', time: '20:00', zone: 'UTC', every: 'week', episodes: 2, first: 4 }
/** The search waits for a pause in typing. */
const PLAN = 'GET /api/conversations/g1-geral/watch'
const PATIENCE = { timeout: 10_000 }
const POLL = {
	id: 'p1',
	options: [
		{ text: 'Sábado', votes: 0 },
		{ text: 'Domingo', votes: 1 },
	],
	own: null,
	closesAt: '2026-12-02T23:00:00.000Z',
	isOpen: true,
}

test('a channel is bound to an anime and a pace, and its plan shows meetings and who is where', async () => {
	const plan = { watch: null, meetings: [], shares: false, members: [], poll: null }
	const found = { ...title, matchedName: null, year: 2024, imageUrl: '', color: '#123456' }
	const bound = ok({
		...plan,
		watch: { ...watch, pace: PACE },
		meetings: [{ at: '2026-12-03T23:00:00.000Z', from: 4, to: 5 }],
		members: [{ member: CAIO, progress: 5 }],
		poll: POLL,
	})
	const bind = 'PUT /api/conversations/g1-geral/watch'
	await open('/messages/g/g1/geral?open=watch', {
		[MESSAGES]: page([]),
		[PLAN]: ok(plan),
		'GET /api/search?q=cr%C3%B4nicas': ok({
			animes: [found],
			movies: [],
			mangas: [],
			news: [],
			people: [],
			characters: [],
			studios: [],
			members: [],
			lists: [],
		}),
		[bind]: ok({ ...group(), channels }),
		'PUT /api/conversations/g1-geral/poll/vote': ok({ done: true }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: '#geral: assistir juntos' }))
	const name = await dialog.findByRole('textbox', { name: 'Buscar um anime' })
	await act(async () => fireEvent.change(name, { target: { value: 'crônicas' } }))
	await press(await dialog.findByRole('button', { name: 'Escolher' }, PATIENCE))
	answerWith({ ...WATCHING, [PLAN]: bound })
	await press(dialog.getByRole('button', { name: 'Salvar' }))
	expect(requests.find(({ call }) => call === bind)?.body).toMatchObject({
		titleId: 9,
		pace: { every: 'week', episodes: 2 },
	})
	expect(await dialog.findByText('Episódios 4 a 5', {}, PATIENCE)).toBeVisible()
	expect(dialog.getByText('5 de 12')).toBeVisible()
	await press(dialog.getByRole('button', { name: 'Domingo 1' }))
	expect(requests.find(({ call }) => call.endsWith('/poll/vote'))?.body).toEqual({ pollId: 'p1', option: 1 })
	expect(dialog.getByRole('switch', { name: /Compartilhar o meu progresso/ })).not.toBeChecked()
})

test('the options of a poll are there again after Cancelar, until it is open', async () => {
	await open('/messages/g/g1/geral?open=watch', {
		...WATCHING,
		[MESSAGES]: page([]),
		'GET /api/conversations/g1-geral/watch': ok({ watch, meetings: [], shares: false, members: [], poll: null }),
		'PUT /api/conversations/g1-geral/poll': ok({ done: true }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: '#geral: assistir juntos' }))
	const show = async () => press(await dialog.findByRole('button', { name: 'Nova enquete' }, PATIENCE))
	await show()
	await press(dialog.getByRole('button', { name: 'Mais uma opção' }))
	for (const [index, value] of ['Sexta', 'Sábado', 'Domingo'].entries()) {
		await act(async () => fireEvent.change(dialog.getByLabelText(`Opção ${index + 1}`), { target: { value } }))
	}
	await press(dialog.getByRole('button', { name: 'Cancelar' }))
	await show()
	expect(dialog.getByLabelText('Opção 3')).toHaveValue('Domingo')
	await press(dialog.getByRole('button', { name: 'Abrir enquete' }))
	await show()
	expect(dialog.getByLabelText('Opção 1')).toHaveValue('')
})

test('a new poll closes in a week unless told otherwise, and says what it lacks', async () => {
	await open('/messages/g/g1/geral?open=watch', {
		...WATCHING,
		[MESSAGES]: page([]),
		'GET /api/conversations/g1-geral/watch': ok({ watch, meetings: [], shares: false, members: [], poll: null }),
		'PUT /api/conversations/g1-geral/poll': ok({ done: true }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: '#geral: assistir juntos' }))
	await press(await dialog.findByRole('button', { name: 'Nova enquete' }, PATIENCE))
	const submit = () => dialog.getByRole('button', { name: 'Abrir enquete' })
	expect(submit()).toHaveAttribute('aria-disabled', 'true')
	expect(submit()).toHaveAccessibleDescription('Escreva pelo menos duas opções.')
	for (const [label, value] of [
		['Opção 1', 'Sexta'],
		['Opção 2', 'Sábado'],
	] as const) {
		await act(async () => fireEvent.change(dialog.getByLabelText(label), { target: { value } }))
	}
	const closes = dialog.getByLabelText('Fecha em')
	const week = closes.getAttribute('value') ?? ''
	expect(Math.abs(new Date(week).getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(5 * MINUTE_MS)
	await act(async () => fireEvent.change(closes, { target: { value: '' } }))
	expect(submit()).toHaveAccessibleDescription('Diga quando a enquete fecha.')
	await act(async () => fireEvent.change(closes, { target: { value: week } }))
	await press(submit())
	expect(requests.find(({ call }) => call === 'PUT /api/conversations/g1-geral/poll')?.body).toEqual({
		options: ['Sexta', 'Sábado'],
		closesAt: new Date(week).toISOString(),
	})
})

describe('the bar of a channel that watches a title', () => {
	const advance = 'PATCH /api/list/9'
	const plan = (change: object = {}) => ok({ watch, meetings: [], shares: false, members: [], poll: null, ...change })
	const bar = () => within(screen.getByRole('region', { name: 'Assistir juntos' }))
	const openWith = (answers: object) => open('/messages/g/g1/geral', { ...WATCHING, [MESSAGES]: page([]), ...answers })

	test('says what it watches, how far the reader is and when it meets, and takes the next step', async () => {
		await openWith({
			'GET /api/conversations/g1-geral/watch': plan({ meetings: [{ at: '2026-11-20T22:00:00.000Z', from: 4, to: 5 }] }),
			[advance]: refused(503, 'server.unavailable'),
		})
		expect(bar().getByRole('link', { name: 'Crônicas' })).toHaveAttribute('href', '/anime/9')
		expect(await bar().findByText(/^Você está no episódio 3 · próximo encontro: /)).toBeVisible()
		const button = bar().getByRole('button', { name: 'Marcar o episódio 4' })
		await press(button)
		expect(requests.filter(({ call }) => call === advance).map(({ body }) => body)).toEqual([{ progress: 4 }])
	})

	test.each([
		[true, 1],
		[false, 0],
	])('shows a poll while it is open: %s', async (isOpen, shown) => {
		const options = ['Quinta', 'Sexta'].map((text) => ({ text, votes: 1 }))
		const poll = { id: 'p1', options, own: null, isOpen, closesAt: '2026-12-01T00:00:00.000Z' }
		const next = '2026-11-20T22:00:00.000Z'
		await openWith({
			'GET /api/conversations/g1-geral/watch': plan({ poll, meetings: [{ at: next, from: 4, to: 5 }] }),
		})
		await bar().findByText(/próximo encontro/)
		expect(bar().queryAllByRole('button', { name: /Quinta/ })).toHaveLength(shown)
	})
})
