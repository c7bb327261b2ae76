import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { answerWith, ok, refused, toasts } from 'slice-kit/testing'
import {
	bodiesOf,
	canary,
	channelOf,
	choose,
	openReleases,
	overview,
	pressButton,
	row,
	signInAsAdmin,
} from './releases.testing.tsx'
import { POLL_INTERVAL_MS } from './usePolling.ts'

beforeEach(signInAsAdmin)
afterEach(() => void jest.useRealTimers())

test('a slice shows the audience, origin and health of its versions', async () => {
	await openReleases()
	expect(screen.getByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	expect(screen.getByText(/Todo mundo recebe a 1\.0\.1/)).toBeVisible()
	const current = row('1.0.1')
	expect(within(current).getByText('ATUAL')).toBeVisible()
	for (const text of ['5%', '120 ms', '240 ms', 'TypeError: x', 'src/home/HomePage.tsx:12'])
		expect(within(current).getByText(text)).toBeInTheDocument()
	expect(within(current).getByRole('img', { name: /Carregamentos da 1\.0\.1 por hora/ })).toBeVisible()
	expect(within(row('1.0.0')).getByText('Anterior')).toBeVisible()
	expect(row('1.0.2')).toHaveTextContent('chave CI')
	expect(row('1.0.2')).toHaveTextContent('Nenhuma página contou nada desta versão ainda.')
	expect(within(current).queryByRole('button', { name: 'Promover' })).toBeNull()
})

test('a version is promoted to everybody', async () => {
	answerWith({ 'POST /api/releases/mfe-catalogue/promote': ok(channelOf(overview({ current: '1.0.2' }))) })
	await openReleases()
	await pressButton('Promover', row('1.0.2'))
	answerWith({ 'GET /api/releases': ok(overview({ current: '1.0.2', previous: '1.0.1' })) })
	await pressButton('Promover', screen.getByRole('dialog'))
	expect(bodiesOf('POST /api/releases/mfe-catalogue/promote')).toEqual([{ version: '1.0.2', to: { everybody: true } }])
	expect(toasts()).toEqual(['1.0.2: Todo mundo.'])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
})

test('a version becomes a canary for a share of visitors, with a failure limit', async () => {
	const candidate = canary()
	answerWith({ 'POST /api/releases/mfe-catalogue/promote': ok(channelOf(overview({ candidate }))) })
	await openReleases()
	await pressButton('Promover', row('1.0.2'))
	expect(screen.queryByLabelText('Falhas a mais que se toleram')).toBeNull()
	choose('Para quem', 'share')
	choose('Quantos visitantes', '0.25')
	choose('Falhas a mais que se toleram', '0.1')
	answerWith({ 'GET /api/releases': ok(overview({ candidate })) })
	await pressButton('Promover', screen.getByRole('dialog'))
	expect(bodiesOf('POST /api/releases/mfe-catalogue/promote')).toEqual([
		{ version: '1.0.2', to: { share: 0.25 }, failureLimit: 0.1 },
	])
	expect(screen.getByText(/4 de 10 visitantes: ainda é cedo para avaliar/)).toBeVisible()
	await pressButton('Encerrar o teste')
	expect(screen.getByRole('dialog')).toHaveTextContent('Quem testa a 1.0.2 volta a receber a 1.0.1.')
})

test('a refusal lists its reasons, and routes can be dropped on purpose', async () => {
	const what = 'POST /api/releases/mfe-catalogue/promote'
	answerWith({ [what]: refused(409, 'release.broken', { fields: { '/old': 'release.route.dropped' } }) })
	await openReleases()
	await pressButton('Promover', row('1.0.2'))
	await pressButton('Promover', screen.getByRole('dialog'))
	expect(screen.getByText('/old')).toBeVisible()
	expect(screen.getByText(/Este endereço deixaria de existir/)).toBeVisible()
	await act(async () => screen.getByRole('switch', { name: 'Abrir mão destes endereços' }).click())
	answerWith({ [what]: ok(channelOf(overview())) })
	await pressButton('Promover', screen.getByRole('dialog'))
	expect(bodiesOf(what)[1]).toEqual({ version: '1.0.2', to: { everybody: true }, drops: ['/old'] })
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a rollback is confirmed, and a refusal shows its reason', async () => {
	const what = 'POST /api/releases/mfe-catalogue/rollback?version=1.0.1'
	answerWith({ [what]: refused(409, 'release.noPrevious') })
	await openReleases()
	await pressButton('Voltar à anterior')
	expect(screen.getByRole('dialog')).toHaveTextContent('Todo mundo volta a receber a 1.0.0 no lugar da 1.0.1.')
	expect(screen.getByRole('dialog')).toHaveTextContent('Antes dela não há outra versão para voltar.')
	await pressButton('Cancelar')
	expect(bodiesOf(what)).toEqual([])
	await pressButton('Voltar à anterior')
	await pressButton('Voltar à anterior', screen.getByRole('dialog'))
	expect(toasts()).toEqual(['Não há versão anterior para voltar.'])
	answerWith({ [what]: ok(channelOf(overview())) })
	await pressButton('Voltar à anterior', screen.getByRole('dialog'))
	expect(toasts().at(-1)).toBe('A 1.0.0 voltou a ser a de todo mundo.')
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a rollback names the version of the next rollback', async () => {
	answerWith({ 'GET /api/releases': ok(overview({ back: ['1.0.0', '0.9.0'] })) })
	await openReleases()
	await pressButton('Voltar à anterior')
	expect(screen.getByRole('dialog')).toHaveTextContent('Voltar mais uma vez leva à 0.9.0.')
})

test('a slice is withdrawn after a confirmation, at the confirmed version', async () => {
	const what = 'POST /api/releases/mfe-catalogue/withdraw?version=1.0.1'
	const withdrawn = overview({ current: null, previous: null, back: [] })
	answerWith({ [what]: ok(channelOf(withdrawn)) })
	await openReleases()
	await pressButton('Tirar do ar')
	expect(screen.getByRole('dialog')).toHaveTextContent('Ninguém mais recebe mfe-catalogue')
	expect(bodiesOf(what)).toEqual([])
	answerWith({ 'GET /api/releases': ok(withdrawn) })
	await pressButton('Tirar do ar', screen.getByRole('dialog'))
	expect(bodiesOf(what)).toHaveLength(1)
	expect(toasts()).toEqual(['Ninguém mais recebe mfe-catalogue.'])
	expect(screen.getByText('Ninguém recebe esta fatia')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Tirar do ar' })).toBeNull()
	expect(within(row('1.0.1')).getByRole('button', { name: 'Promover' })).toBeVisible()
})

test('a release under observation shows its end, its health and its rollback target', async () => {
	const watch = {
		until: '2026-04-02T12:00:00.000Z',
		failureLimit: 0.05,
		judged: { heard: 4, needed: 10, failing: 0.2 },
	}
	answerWith({ 'GET /api/releases': ok(overview({ watch })) })
	await openReleases()
	expect(screen.getByText(/Em observação até/)).toBeVisible()
	expect(
		screen.getByText(
			/4 de 10 visitantes.*falhar 5 pontos a mais do que antes, ou demorar muito mais, o servidor a retira → 1\.0\.0/,
		),
	).toBeVisible()
})

test('confirming the end of a canary that the server ended already is no rollback', async () => {
	jest.useFakeTimers()
	const candidate = canary()
	answerWith({ 'GET /api/releases': ok(overview({ candidate })) })
	await openReleases()
	await pressButton('Encerrar o teste')
	answerWith({ 'GET /api/releases': ok(overview()) })
	await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
	expect(screen.getByRole('dialog')).toHaveTextContent('Quem testa a 1.0.2 volta a receber a 1.0.1.')
	const what = 'POST /api/releases/mfe-catalogue/rollback?version=1.0.2'
	answerWith({ [what]: refused(409, 'release.changed') })
	await pressButton('Encerrar o teste', screen.getByRole('dialog'))
	expect(bodiesOf(what)).toHaveLength(1)
	expect(toasts()).toEqual(['As versões mudaram nesse meio-tempo: veja de novo.'])
})

test.each([
	['a share, with too few reports', canary(), /4 de 10 visitantes: ainda é cedo.*nenhuma decide sozinha/],
	[
		'a share, with enough reports',
		canary({ judged: { heard: 12, needed: 10, failing: 0.025 } }),
		/Em média, falhou 2,5% do que cada visitante pediu\./,
	],
	[
		'a role, with a few loads',
		canary({ to: { role: 'admin' }, judged: { heard: 5, needed: 20, failing: 0 } }),
		/5 de 20 carregamentos: ainda é cedo para avaliar\. O servidor encerra/,
	],
	[
		'a role, with many loads',
		canary({ to: { role: 'admin' }, judged: { heard: 25, needed: 20, failing: 0.04 } }),
		/4% dos carregamentos falharam\./,
	],
])('a canary for %s shows the basis of its analysis', async (_what, candidate, words) => {
	answerWith({ 'GET /api/releases': ok(overview({ candidate })) })
	await openReleases()
	expect(screen.getByText(words)).toBeVisible()
})
