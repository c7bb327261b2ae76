import { act, screen, within } from '@testing-library/react'
import type { SyncComparison, SyncRecord, SyncState } from 'shared-contract'
import { $site } from 'shared-state'
import { answerWith, ok, press, refused, requests, toasts, UNREACHABLE } from 'slice-kit/testing'
import { bodyOf, open, setUpSettings } from '../settings.testing.tsx'

setUpSettings()

const AT = '2026-04-01T12:00:00.000Z'
const TITLE = {
	id: 7,
	kind: 'anime',
	format: 'TV',
	title: 'Ondas do Mar',
	englishTitle: null,
	japaneseTitle: null,
	romajiTitle: null,
	imageUrl: '/art/poster/7.svg',
	color: '#123456',
} as const
const NONE = { problem: null, lastAt: null, nextAt: null, changes: [], questions: [] }
const OFF: SyncState = { service: 'mal', account: null, state: 'off', ...NONE }
const CONNECTED: SyncState = { service: 'anilist', account: 'bia_ani', state: 'off', ...NONE }
const ON: SyncState = { ...CONNECTED, state: 'on', lastAt: AT, nextAt: AT }
const CHANGE = {
	title: TITLE,
	side: 'there',
	isNew: false,
	fields: [
		{ field: 'status', from: 'planned', to: 'current', isConflict: false },
		{ field: 'score', from: '8', to: null, isConflict: true },
	],
} as const
const COMPARISON: SyncComparison = {
	changes: [{ ...CHANGE, fields: [...CHANGE.fields] }],
	...{ here: 0, there: 201, conflicts: 1, same: 30, unknownHere: 2, unknownThere: 0, private: 0 },
}
const RECORD: SyncRecord = { id: '1', at: AT, result: 'refused', ...CHANGE, fields: [...CHANGE.fields] }

async function show(items: SyncState[], path = '/settings/sync') {
	$site.set({ demo: false, chatUrl: '', sourceUrl: '', plugins: ['listSync'] })
	answerWith({ 'GET /api/list-sync': ok({ items }) })
	return open(path)
}
const panel = (name: string) => within(screen.getByRole('region', { name }))

test('the section is there where the site has the plugin alone', async () => {
	await open('/settings')
	expect(screen.queryByRole('link', { name: 'Sincronização' })).toBeNull()
	await act(async () => $site.set({ demo: false, chatUrl: '', sourceUrl: '', plugins: ['listSync'] }))
	expect(screen.getByRole('link', { name: 'Sincronização' })).toBeVisible()
})

test('without a connection there is only the way to one', async () => {
	await show([OFF])
	expect(panel('MyAnimeList').getAllByRole('button')).toHaveLength(1)
	answerWith({ 'POST /api/list-sync/mal/start': refused(503, 'listSync.away') })
	await press('Conectar com o MyAnimeList')
	expect(toasts()).toEqual(['O serviço não está respondendo agora. Tente de novo daqui a pouco.'])
})

test('what the service sent back finishes the connection once, and leaves the address', async () => {
	answerWith({ 'POST /api/list-sync/finish': ok({ done: true }) })
	const router = await show([CONNECTED], '/settings/sync?code=abc&state=xyz')
	expect(
		requests.filter(({ call }) => call === 'POST /api/list-sync/finish').map(({ call, body }) => ({ call, body })),
	).toEqual([{ call: 'POST /api/list-sync/finish', body: { code: 'abc', state: 'xyz' } }])
	expect(router.state.location.search).toBe('')
	expect(toasts()).toEqual(['Conta conectada! Compare as listas antes de ligar.'])
})

test('a connection that was not allowed says so', async () => {
	await show([OFF], '/settings/sync?error=access_denied')
	expect(toasts()).toEqual(['A conexão não foi autorizada.'])
})

test('the comparison comes before the switch: values from one side to the other, conflicts, counts', async () => {
	await show([CONNECTED])
	expect(screen.queryByRole('button', { name: 'Ligar a sincronização' })).toBeNull()
	answerWith({ 'POST /api/list-sync/anilist/comparison': ok(COMPARISON) })
	await press('Comparar as listas')
	const row = within(screen.getByRole('table', { name: 'O que vai mudar' })).getByRole('row', { name: /Ondas do Mar/ })
	expect(row).toHaveTextContent('AniListSituação Planejo Ver → Assistindo Nota 8 → nada vale o mais novo')
	expect(screen.getByText('mudam no AniList').parentElement).toHaveTextContent('201')
	expect(screen.getByText('E mais 200, que não aparecem nesta lista.')).toBeVisible()
	answerWith({ 'PUT /api/list-sync/anilist': ok({ done: true }) })
	answerWith({ 'GET /api/list-sync': ok({ items: [ON] }) })
	await press('Ligar a sincronização')
	expect(bodyOf('PUT /api/list-sync/anilist')).toEqual({ isOn: true })
	expect(screen.queryByRole('table')).toBeNull()
	expect(screen.getByText('Nada mudou ainda.')).toBeVisible()
})

test('two lists that are the same say so', async () => {
	await show([CONNECTED])
	const same = { ...COMPARISON, changes: [], there: 0, conflicts: 0 }
	answerWith({ 'POST /api/list-sync/anilist/comparison': ok(same) })
	await press('Comparar as listas')
	expect(screen.getByText('As duas listas já dizem o mesmo.')).toBeVisible()
})

test('a sync that is on shows what it changed, and can be paused', async () => {
	await show([{ ...ON, changes: [RECORD] }])
	expect(within(screen.getByRole('table', { name: 'Últimas mudanças' })).getByText('não aceito')).toBeVisible()
	answerWith({ 'PUT /api/list-sync/anilist': ok({ done: true }) })
	await press('Pausar')
	expect(bodyOf('PUT /api/list-sync/anilist')).toEqual({ isOn: false })
	expect(toasts()).toEqual(['Sincronização pausada.'])
})

test.each([
	['away', /não está respondendo\. Nova tentativa/],
	['limited', /pediu para ir mais devagar/],
] as const)('a sync whose service is %s says when it goes on', async (problem, words) => {
	await show([{ ...ON, problem }])
	expect(screen.getByRole('status')).toHaveTextContent(words)
	expect(screen.queryByRole('button', { name: 'Sincronizar agora' })).toBeNull()
})

test('an access that has ended can only be renewed', async () => {
	await show([{ ...CONNECTED, state: 'revoked', lastAt: AT }])
	expect(screen.getByRole('button', { name: 'Conectar com o AniList' })).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Comparar as listas' })).toBeNull()
	expect(screen.queryByRole('button', { name: 'Retomar' })).toBeNull()
})

test('what one side no longer has is asked', async () => {
	await show([{ ...ON, questions: [{ title: TITLE, goneFrom: 'here', isAnswered: false }] }])
	answerWith({ 'PUT /api/list-sync/anilist/questions/7': ok({ done: true }) })
	const answered = { title: TITLE, goneFrom: 'here' as const, isAnswered: true }
	answerWith({ 'GET /api/list-sync': ok({ items: [{ ...ON, questions: [answered] }] }) })
	await press('Ondas do Mar: Remover do AniList também')
	expect(bodyOf('PUT /api/list-sync/anilist/questions/7')).toEqual({ choice: 'remove' })
	expect(screen.queryByRole('button', { name: /Pôr de volta/ })).toBeNull()
})

test('disconnecting is confirmed', async () => {
	await show([ON])
	await press('Desconectar')
	answerWith({ 'DELETE /api/list-sync/anilist': ok({ done: true }) })
	const dialog = within(screen.getByRole('dialog'))
	await act(async () => dialog.getByRole('button', { name: 'Desconectar' }).click())
	expect(toasts()).toEqual(['Conta desconectada.'])
})

test('a failure to load offers to try again', async () => {
	$site.set({ demo: false, chatUrl: '', sourceUrl: '', plugins: ['listSync'] })
	answerWith({ 'GET /api/list-sync': UNREACHABLE })
	await open('/settings/sync')
	expect(screen.getByText('A sincronização não pôde ser carregada')).toBeVisible()
})
