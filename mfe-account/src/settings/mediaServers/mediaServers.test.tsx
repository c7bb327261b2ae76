import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import {
	MEDIA_PROGRAMS,
	type MediaEvent,
	type MediaSeries,
	type MediaServer,
	SEARCH_DEBOUNCE_MS,
} from 'shared-contract'
import { answerWith, ok, press, refused, toasts, type, UNREACHABLE } from 'slice-kit/testing'
import { bodyOf, open, setUpSettings } from '../settings.testing.tsx'

setUpSettings()

const TOKEN = 'x'.repeat(43)
const AT = '2026-04-01T12:00:00.000Z'
const TITLE = {
	id: 7,
	kind: 'anime',
	format: 'TV',
	title: 'Ondas do Mar II',
	englishTitle: null,
	japaneseTitle: null,
	romajiTitle: null,
	imageUrl: '/art/poster/7.svg',
	color: '#123456',
} as const
const SERVER: MediaServer = { id: 'a', program: 'jellyfin', userName: 'bia', createdAt: AT, last: null }
const WAITING: MediaSeries = {
	id: '5',
	program: 'plex',
	name: 'Sea Waves',
	season: 2,
	episode: 3,
	count: 2,
	lastSeenAt: AT,
	state: 'waiting',
	title: null,
	offset: 0,
}
const EVENT: MediaEvent = {
	id: '9',
	program: 'jellyfin',
	receivedAt: AT,
	name: 'Ondas do Mar',
	season: 2,
	episode: 3,
	result: 'advanced',
	title: TITLE,
	titleEpisode: 3,
}

function answer(given: { servers?: MediaServer[]; events?: MediaEvent[]; series?: MediaSeries[] }) {
	answerWith({ 'GET /api/media-servers': ok({ servers: [SERVER], events: [], series: [], ...given }) })
}
const show = () => open('/settings/media')
const dialog = () => within(screen.getByRole('dialog'))
const confirm = (name: string) => act(async () => dialog().getByRole('button', { name }).click())

test('without a connection there is only the way to one', async () => {
	await show()
	expect(screen.getByRole('button', { name: 'Ligar um servidor' })).toBeVisible()
	expect(screen.queryByText('Últimos avisos')).toBeNull()
})

test('a server is connected; its address is shown once, with the steps, and copied', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await show()
	await press('Ligar um servidor')
	await type('Só este usuário (opcional)', 'bia')
	answerWith({ 'POST /api/media-servers': ok({ server: SERVER, token: TOKEN }) })
	answer({})
	await confirm('Criar endereço')
	expect(bodyOf('POST /api/media-servers')).toEqual({ program: 'jellyfin', userName: 'bia' })
	expect(dialog().getByText(`${location.origin}/hooks/media/${TOKEN}`)).toBeVisible()
	expect(dialog().getAllByRole('listitem')).toHaveLength(3)
	await confirm('Copiar')
	expect(copied).toEqual([`${location.origin}/hooks/media/${TOKEN}`])
	act(() => dialog().getAllByRole('button', { name: 'Fechar' })[0]?.click())
	expect(screen.queryByText(new RegExp(TOKEN))).toBeNull()
	expect(screen.getByText('só bia')).toBeVisible()
})

test('a refused connection keeps what was typed and says why', async () => {
	await show()
	await press('Ligar um servidor')
	await type('Só este usuário (opcional)', 'bia')
	const problem = { code: 'mediaServer.tooMany', msg: 'Você chegou ao máximo de conexões.', requestId: 'r' }
	answerWith({ 'POST /api/media-servers': { status: 409, body: problem } })
	await confirm('Criar endereço')
	expect(dialog().getByLabelText('Só este usuário (opcional)')).toHaveValue('bia')
	expect(toasts()).toEqual(['Você chegou ao máximo de conexões.'])
})

test('an address is replaced and a server removed after a confirmation', async () => {
	answer({ servers: [{ ...SERVER, last: { receivedAt: AT, result: 'unmatched' } }] })
	await show()
	expect(screen.getByText(/último aviso .*: não reconhecido/)).toBeVisible()
	await press('Trocar o endereço do Jellyfin')
	answerWith({ 'POST /api/media-servers/a/token': ok({ server: SERVER, token: TOKEN }) })
	await confirm('Trocar endereço')
	expect(dialog().getByText(new RegExp(TOKEN))).toBeVisible()
	act(() => dialog().getAllByRole('button', { name: 'Fechar' })[0]?.click())
	await press('Remover o Jellyfin')
	answerWith({ 'DELETE /api/media-servers/a': ok({ done: true }) })
	answer({ servers: [] })
	await confirm('Remover')
	expect(toasts().at(-1)).toBe('Servidor removido.')
	expect(screen.queryByText('Jellyfin')).toBeNull()
})

test('the last notifications have their results', async () => {
	answer({ events: [EVENT, { ...EVENT, id: '8', name: 'Um Filme', season: null, episode: null, title: null }] })
	await show()
	expect(screen.getByText('Ondas do Mar, temporada 2, episódio 3')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ondas do Mar II, episódio 3' })).toHaveAttribute('href', '/anime/7')
	expect(screen.getByText('Um Filme')).toBeVisible()
	expect(screen.getAllByText('lista avançou')).toHaveLength(2)
})

test('what was not recognised is settled by a title and the number of its episode', async () => {
	jest.useFakeTimers()
	answer({ series: [WAITING] })
	await show()
	await press('Escolher o título de Sea Waves, temporada 2, episódio 3')
	const none = { news: [], mangas: [], movies: [], people: [], characters: [], studios: [], members: [], lists: [] }
	answerWith({ 'GET /api/search?q=ondas': ok({ ...none, animes: [{ ...TITLE, matchedName: null, year: 2021 }] }) })
	fireEvent.change(dialog().getByRole('searchbox'), { target: { value: 'ondas' } })
	await act(async () => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS))
	jest.useRealTimers()
	await confirm('Adicionar Ondas do Mar II')
	const field = 'Que episódio de Ondas do Mar II é este?'
	expect(dialog().getByLabelText(field)).toHaveValue('3')
	await type(field, 'x')
	await confirm('Salvar')
	expect(dialog().getByText('Não existem tantos assim nesta obra.')).toBeVisible()
	await type(field, '15')
	answerWith({ 'PUT /api/media-series/5': ok({ done: true }) })
	answer({ series: [{ ...WAITING, state: 'settled', title: TITLE, offset: 12 }] })
	await confirm('Salvar')
	expect(bodyOf('PUT /api/media-series/5')).toEqual({ titleId: 7, offset: 12 })
	expect(screen.getByRole('link', { name: 'Ondas do Mar II, episódio 15' })).toBeVisible()
	expect(screen.getByText('Tudo o que chegou foi reconhecido.')).toBeVisible()
})

test('what was not recognised is ignored, and the choice forgotten', async () => {
	answer({ series: [WAITING] })
	await show()
	answerWith({ 'PUT /api/media-series/5': ok({ done: true }) })
	answer({ series: [{ ...WAITING, state: 'ignored' }] })
	await press('Ignorar Sea Waves, temporada 2, episódio 3')
	expect(bodyOf('PUT /api/media-series/5')).toEqual({ titleId: null, offset: 0 })
	expect(screen.getByText('Você ignora esta série.')).toBeVisible()
	answerWith({ 'DELETE /api/media-series/5': ok({ done: true }) })
	answer({})
	await press('Esquecer a escolha de Sea Waves, temporada 2, episódio 3')
	expect(screen.queryByText('Você ignora esta série.')).toBeNull()
})

test('a failure to load can be retried', async () => {
	answerWith({ 'GET /api/media-servers': UNREACHABLE })
	await show()
	expect(screen.getByText('Os servidores de mídia não puderam ser carregados')).toBeVisible()
	answer({})
	await press('Tentar novamente')
	expect(screen.getByText('Jellyfin')).toBeVisible()
})

test.each(MEDIA_PROGRAMS)('%s has its own steps', async (program) => {
	await show()
	await press('Ligar um servidor')
	answerWith({ 'POST /api/media-servers': ok({ server: { ...SERVER, program }, token: TOKEN }) })
	await confirm('Criar endereço')
	const steps = dialog()
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent)
	expect(steps[0]?.toLowerCase()).toContain(program)
})

test('where the server wants a proof, what was typed stays and the server is added after it', async () => {
	answer({ servers: [] })
	answerWith({ 'POST /api/media-servers': refused(403, 'auth.stepUp', { fields: {} }) })
	answerWith({ 'POST /api/account/step-up/options': ok({ methods: ['password'], passkey: null }) })
	answerWith({ 'POST /api/account/step-up': ok({ done: true }) })
	await show()
	await press('Ligar um servidor')
	await type('Só este usuário (opcional)', 'bia')
	await confirm('Criar endereço')
	const proof = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }))
	fireEvent.change(proof.getByLabelText('Senha atual'), { target: { value: 'violeta-quieta-83' } })
	answerWith({ 'POST /api/media-servers': ok({ server: SERVER, token: TOKEN }) })
	answer({})
	await act(async () => proof.getByRole('button', { name: 'Confirmar' }).click())
	expect(bodyOf('POST /api/media-servers')).toEqual({ program: 'jellyfin', userName: 'bia' })
	expect(screen.getByText(new RegExp(TOKEN))).toBeVisible()
})
