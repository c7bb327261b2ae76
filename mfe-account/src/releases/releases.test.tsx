import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { DEED, overview, TOKEN } from './releasesTesting.ts'
import { loader, Component as Releases } from './route.tsx'
import { REFRESHED_EVERY_MS } from './useRefresh.ts'

type Answer = { status?: number; body: unknown } | 'no network'
let answers: Record<string, Answer>
let sent: { what: string; body: unknown }[]

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, init: { method?: string; body?: unknown } = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const what = `${init.method ?? 'GET'} ${path}`
			sent.push({ what, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
			const answer = answers[what]
			if (answer === undefined || answer === 'no network') throw new TypeError('no network')
			return { status: answer.status ?? 200, text: async () => JSON.stringify(answer.body) }
		},
	})
	sent = []
	await setLocale('pt')
})

beforeEach(async () => {
	sent = []
	answers = {
		'GET /api/releases': { body: overview() },
		'GET /api/releases/audit': { body: { items: [{ ...DEED, id: '2', act: 'promoted' }], next: null, total: 1 } },
		'GET /api/releases/tokens': { body: { items: [TOKEN] } },
		'GET /api/auth/session': { body: { user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'admin' } } },
		'POST /api/auth/logout': { body: { done: true } },
	}
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	$token.set('half')
	await resumeSession()
})
afterEach(async () => {
	jest.useRealTimers()
	await signOut()
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function open(path = '/dashboard/releases') {
	const router = createMemoryRouter(
		[
			{ path: '/dashboard/releases', Component: Releases, loader, HydrateFallback: () => null },
			{ path: '*', element: <p>another page</p> },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	return router
}

const refusal = (code: string, more: object = {}) => ({ code, msg: '?', requestId: 'x', ...more })
const channelOf = ({ slices: [slice] }: ReturnType<typeof overview>) => slice?.channel
const press = (name: string, within_: HTMLElement = document.body) =>
	act(async () => within(within_).getByRole('button', { name }).click())
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const toasts = () => $toasts.get().map(({ text }) => text)
const bodiesOf = (what: string) => sent.filter((request) => request.what === what).map(({ body }) => body)
const row = (version: string) => {
	const found = screen
		.getAllByRole('listitem')
		.find((item) => within(item).queryByText(version, { selector: 'strong' }))
	if (!found) throw new Error(`no row of ${version}`)
	return found
}

test('a slice shows who has which version, where each comes from and how it fares', async () => {
	await open()
	expect(screen.getByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	expect(screen.getByText(/Todo mundo recebe a 1\.0\.1/)).toBeVisible()
	const current = row('1.0.1')
	expect(within(current).getByText('ATUAL')).toBeVisible()
	for (const text of ['5%', '120 ms', '240 ms', 'TypeError: x'])
		expect(within(current).getByText(text)).toBeInTheDocument()
	expect(within(current).getByRole('img', { name: /Carregamentos da 1\.0\.1 por hora/ })).toBeVisible()
	expect(within(row('1.0.0')).getByText('Anterior')).toBeVisible()
	expect(row('1.0.2')).toHaveTextContent('chave CI')
	expect(row('1.0.2')).toHaveTextContent('Nenhuma página contou nada desta versão ainda.')
	expect(within(current).queryByRole('button', { name: 'Promover' })).toBeNull()
})

test('a version is promoted to everybody', async () => {
	answers['POST /api/releases/mfe-catalogue/promote'] = { body: channelOf(overview({ current: '1.0.2' })) }
	await open()
	await press('Promover', row('1.0.2'))
	answers['GET /api/releases'] = { body: overview({ current: '1.0.2', previous: '1.0.1' }) }
	await press('Promover', screen.getByRole('dialog'))
	expect(bodiesOf('POST /api/releases/mfe-catalogue/promote')).toEqual([{ version: '1.0.2', to: { everybody: true } }])
	expect(toasts()).toEqual(['1.0.2: Todo mundo.'])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
})

test('a version is tried by a share of visitors, with a limit', async () => {
	const candidate = {
		version: '1.0.2',
		to: { share: 0.25 },
		failureLimit: 0.1,
		since: DEED.at,
		figures: { loads: 4, failures: 1 },
	}
	answers['POST /api/releases/mfe-catalogue/promote'] = { body: channelOf(overview({ candidate })) }
	await open()
	await press('Promover', row('1.0.2'))
	expect(screen.queryByLabelText('Falhas a mais que se toleram')).toBeNull()
	choose('Para quem', 'share')
	choose('Quantos visitantes', '0.25')
	choose('Falhas a mais que se toleram', '0.1')
	answers['GET /api/releases'] = { body: overview({ candidate }) }
	await press('Promover', screen.getByRole('dialog'))
	expect(bodiesOf('POST /api/releases/mfe-catalogue/promote')).toEqual([
		{ version: '1.0.2', to: { share: 0.25 }, failureLimit: 0.1 },
	])
	expect(screen.getByText(/5 de 20 carregamentos: ainda é cedo para avaliar/)).toBeVisible()
	await press('Encerrar o teste')
	expect(screen.getByRole('dialog')).toHaveTextContent('Quem testa a 1.0.2 volta a receber a 1.0.1.')
})

test('what would break the site is told line by line, and paths may be given up', async () => {
	const what = 'POST /api/releases/mfe-catalogue/promote'
	answers[what] = { status: 409, body: refusal('release.broken', { fields: { '/old': 'release.route.dropped' } }) }
	await open()
	await press('Promover', row('1.0.2'))
	await press('Promover', screen.getByRole('dialog'))
	expect(screen.getByText('/old')).toBeVisible()
	expect(screen.getByText(/Este endereço deixaria de existir/)).toBeVisible()
	await act(async () => screen.getByRole('switch', { name: 'Abrir mão destes endereços' }).click())
	answers[what] = { body: channelOf(overview()) }
	await press('Promover', screen.getByRole('dialog'))
	expect(bodiesOf(what)[1]).toEqual({ version: '1.0.2', to: { everybody: true }, drops: ['/old'] })
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a rollback asks once more, and tells why it was refused', async () => {
	const what = 'POST /api/releases/mfe-catalogue/rollback?version=1.0.1'
	answers[what] = { status: 409, body: refusal('release.noPrevious') }
	await open()
	await press('Voltar à anterior')
	expect(screen.getByRole('dialog')).toHaveTextContent('Todo mundo volta a receber a 1.0.0 no lugar da 1.0.1.')
	await press('Cancelar')
	expect(bodiesOf(what)).toEqual([])
	await press('Voltar à anterior')
	await press('Voltar à anterior', screen.getByRole('dialog'))
	expect(toasts()).toEqual(['Não há versão anterior para voltar.'])
	answers[what] = { body: channelOf(overview()) }
	await press('Voltar à anterior', screen.getByRole('dialog'))
	expect(toasts().at(-1)).toBe('A 1.0.0 voltou a ser a de todo mundo.')
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a trial that the server ends while somebody is asked is not taken for a rollback', async () => {
	jest.useFakeTimers()
	const candidate = {
		version: '1.0.2',
		to: { share: 0.25 },
		failureLimit: 0.1,
		since: DEED.at,
		figures: { loads: 4, failures: 1 },
	}
	answers['GET /api/releases'] = { body: overview({ candidate }) }
	await open()
	await press('Encerrar o teste')
	answers['GET /api/releases'] = { body: overview() }
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(screen.getByRole('dialog')).toHaveTextContent('Quem testa a 1.0.2 volta a receber a 1.0.1.')
	const what = 'POST /api/releases/mfe-catalogue/rollback?version=1.0.2'
	answers[what] = { status: 409, body: refusal('release.changed') }
	await press('Encerrar o teste', screen.getByRole('dialog'))
	expect(bodiesOf(what)).toHaveLength(1)
	expect(toasts()).toEqual(['As versões mudaram nesse meio-tempo: veja de novo.'])
})

test('this browser alone is given a version, visibly, and back', async () => {
	const overrides = [{ slice: 'mfe-catalogue', version: '1.0.2' }]
	answers['PUT /api/composition/override'] = { body: { overrides } }
	answers['DELETE /api/composition/override?slice=mfe-catalogue'] = { body: { overrides: [] } }
	await open()
	answers['GET /api/releases'] = { body: overview({}, { overrides }) }
	await press('Só para mim', row('1.0.2'))
	expect(bodiesOf('PUT /api/composition/override')).toEqual(overrides)
	expect(screen.getByText(/Este navegador recebe a 1\.0\.2, e não o que todo mundo recebe/)).toBeVisible()
	expect(within(row('1.0.2')).getByText('Só para você')).toBeVisible()
	answers['GET /api/releases'] = { body: overview() }
	await press('Voltar ao normal', row('1.0.2'))
	expect(screen.queryByText('Só para você')).toBeNull()
})

test('where the settings forbid it, nobody is offered a version of their own', async () => {
	answers['GET /api/releases'] = { body: overview({}, { overrideRule: 'off' }) }
	await open()
	expect(screen.queryByRole('button', { name: 'Só para mim' })).toBeNull()
})

test('the log says what was done, by whom, and goes on', async () => {
	const acts = ['takenBack', 'canary', 'tokenMade'] as const
	const items = acts.map((name, place) => ({
		...DEED,
		id: String(9 - place),
		act: name,
		to: name === 'canary' ? { share: 0.1 } : null,
		label: name === 'tokenMade' ? 'CI' : null,
		failing: 0.5,
		allowed: 0.05,
	}))
	answers['GET /api/releases/audit'] = { body: { items, next: '7', total: 4 } }
	await open('/dashboard/releases?view=log')
	expect(screen.getByText('mfe-catalogue 1.0.2 foi retirada: 50% falhou, e até 5% era tolerado')).toBeVisible()
	expect(screen.getByText('mfe-catalogue 1.0.2 em teste: 10% dos visitantes')).toBeVisible()
	expect(screen.getByText('Chave CI criada para mfe-catalogue')).toBeVisible()
	await press('Mostrar mais antigos')
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar o registro')
	const older = { items: [{ ...DEED, id: '1', act: 'published' }], next: null, total: 4 }
	answers['GET /api/releases/audit?before=7'] = { body: older }
	await press('Mostrar mais antigos')
	expect(screen.getByText('mfe-catalogue 1.0.2 foi publicada')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Mostrar mais antigos' })).toBeNull()
})

test('what newer lines of the log push out of its first page stays', async () => {
	jest.useFakeTimers()
	const line = (id: number) => ({ ...DEED, id: String(id), act: 'published', version: `1.0.${id}` })
	answers['GET /api/releases/audit'] = { body: { items: [line(3), line(2)], next: '2', total: 3 } }
	answers['GET /api/releases/audit?before=2'] = { body: { items: [line(1)], next: null, total: 3 } }
	await open('/dashboard/releases?view=log')
	await press('Mostrar mais antigos')
	answers['GET /api/releases/audit'] = { body: { items: [line(4), line(3)], next: '3', total: 4 } }
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	for (const id of [4, 3, 2, 1]) expect(screen.getByText(`mfe-catalogue 1.0.${id} foi publicada`)).toBeVisible()
})

test('a token is made, shown once and copied', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	answers['POST /api/releases/tokens'] = { body: { token: 'niouka_release_secret', made: TOKEN } }
	await open('/dashboard/releases?view=tokens')
	await press('Criar chave')
	await press('Criar chave', screen.getByRole('dialog'))
	expect(screen.getByText('Preencha este campo.', { exact: false })).toBeVisible()
	expect(bodiesOf('POST /api/releases/tokens')).toEqual([])
	fireEvent.change(screen.getByLabelText('Nome'), { target: { value: ' CI ' } })
	choose('Validade', '30')
	await press('Criar chave', screen.getByRole('dialog'))
	expect(bodiesOf('POST /api/releases/tokens')).toEqual([{ slice: 'mfe-catalogue', label: 'CI', days: 30 }])
	expect(screen.getByText('niouka_release_secret')).toBeVisible()
	await press('Copiar')
	expect(copied).toEqual(['niouka_release_secret'])
	await act(async () => screen.getAllByRole('button', { name: 'Fechar' }).at(-1)?.click())
	expect(screen.queryByText('niouka_release_secret')).toBeNull()
})

test('a token is revoked', async () => {
	const what = `DELETE /api/releases/tokens?id=${TOKEN.id}`
	answers[what] = { body: { done: true } }
	await open('/dashboard/releases?view=tokens')
	expect(row('CI do catálogo')).toHaveTextContent('Nunca usada')
	await press('Revogar')
	answers['GET /api/releases/tokens'] = { body: { items: [{ ...TOKEN, state: 'revoked' }] } }
	await press('Revogar', screen.getByRole('dialog'))
	expect(bodiesOf(what)).toHaveLength(1)
	expect(screen.getByText('Revogada')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Revogar' })).toBeNull()
})

test('while somebody looks, it is asked anew; a refresh that fails leaves what is shown, and says so', async () => {
	jest.useFakeTimers()
	await open()
	answers['GET /api/releases'] = { body: overview({ current: '1.0.2', previous: '1.0.1' }) }
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
	answers['GET /api/releases'] = 'no network'
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(within(row('1.0.2')).getByText('ATUAL')).toBeVisible()
	expect(screen.getByText(/Sem contato com o servidor/)).toBeVisible()
	answers['GET /api/releases'] = { body: overview() }
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(screen.queryByText(/Sem contato com o servidor/)).toBeNull()
	expect(within(row('1.0.1')).getByText('ATUAL')).toBeVisible()
})

test('whoever stops being an admin while they look is shown nothing more', async () => {
	jest.useFakeTimers()
	await open()
	answers['GET /api/releases'] = { status: 403, body: refusal('request.forbidden') }
	await act(async () => jest.advanceTimersByTimeAsync(REFRESHED_EVERY_MS))
	expect(screen.queryByRole('heading', { name: 'mfe-catalogue' })).toBeNull()
})

describe('where there is nothing to show', () => {
	test('because it failed', async () => {
		answers['GET /api/releases'] = 'no network'
		await open()
		expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar as versões')
		answers['GET /api/releases'] = { body: overview() }
		await press('Tentar novamente')
		expect(screen.getByRole('heading', { name: 'mfe-catalogue' })).toBeVisible()
	})

	test('because it is for admins', async () => {
		answers['GET /api/releases'] = { status: 403, body: refusal('request.forbidden') }
		await open()
		expect(screen.queryByRole('tab')).toBeNull()
		expect(screen.queryByRole('alert')).toBeNull()
	})

	test('because nobody is signed in', async () => {
		answers['GET /api/releases'] = { status: 401, body: refusal('auth.required') }
		const router = await open()
		expect(router.state.location.pathname).toBe('/auth')
	})

	test('because nothing was published', async () => {
		answers['GET /api/releases'] = { body: overview({}, { slices: [] }) }
		await open()
		expect(screen.getByText('Nenhuma fatia publicada ainda')).toBeVisible()
		expect(screen.getByRole('tab', { name: 'Fatias' })).toHaveAttribute('aria-selected', 'true')
	})

	test('because a registry is fixed by hand, it says so', async () => {
		answers['GET /api/releases'] = { body: overview({}, { fixed: true }) }
		await open()
		expect(screen.getByText(/O registro está fixado por um arquivo/)).toBeVisible()
	})
})
