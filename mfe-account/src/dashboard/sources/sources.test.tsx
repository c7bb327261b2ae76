import { screen, within } from '@testing-library/react'
import { answerWith, ok, open, press, refused, requests, SERVER_ERROR, signInAs, toasts } from 'slice-kit/testing'
import * as page from './route.tsx'

beforeEach(async () => {
	await signInAs('admin')
})

const LIST = 'GET /api/sources'
const RUN = {
	id: 7,
	beganAt: '2026-04-01T12:00:00.000Z',
	endedAt: '2026-04-01T12:01:00.000Z',
	result: 'changed',
	reason: null,
	detail: null,
	counts: [
		{
			file: 'data.json',
			read: 1200,
			added: 2,
			changed: 30,
			unchanged: 1168,
			findings: { 'refused: title.unknown': 9 },
		},
		{ file: 'MyDubList', read: 0, added: 0, changed: 0, unchanged: 0, findings: {} },
	],
	changes: 41,
	startedBy: 'Zélia',
	undoneAt: null,
	undoneBy: null,
}
const FAILED = {
	...RUN,
	id: 8,
	result: 'failed',
	reason: 'unreachable',
	detail: 'ECONNREFUSED',
	counts: [],
	changes: null,
	startedBy: null,
}
const source = (given: object = {}) => ({
	name: 'bangumi',
	place: 'npm: bangumi-data',
	interval: 24,
	nextAt: '2026-04-02T12:00:00.000Z',
	isAsked: false,
	runs: [FAILED, RUN],
	...given,
})
const list = (...items: object[]) => ok({ items })

test('each source stands with its runs: what changed, what failed, and when it is read next', async () => {
	answerWith({ [LIST]: list(source()) })
	await open('/dashboard/sources', page)
	const bangumi = within(screen.getByRole('region', { name: 'bangumi' }))
	expect(bangumi.getByText(/A cada 24 horas · Próxima leitura: /)).toBeVisible()
	expect(bangumi.getByText(/O outro servidor não responde/)).toHaveTextContent('ECONNREFUSED')
	expect(bangumi.getByText('data.json: 1.200 lidas, 2 novas, 30 mudadas, 1.168 iguais')).toBeVisible()
	expect(bangumi.getByText('9 observações nas linhas')).toBeVisible()
	expect(bangumi.getByText(/a pedido de Zélia/)).toBeVisible()
	expect(bangumi.queryByText(/MyDubList/)).toBeNull()
})

test('an admin lets a source be read, and waits for it', async () => {
	answerWith({ [LIST]: list(source()), 'POST /api/sources/bangumi/run': ok({ done: true }) })
	await open('/dashboard/sources', page)
	answerWith({ [LIST]: list(source({ isAsked: true })) })
	await press(screen.getByRole('button', { name: 'Ler agora' }))
	expect(requests.some(({ method }) => method === 'POST')).toBe(true)
	expect(screen.getByRole('button', { name: 'Ler agora' })).toHaveAttribute('aria-disabled', 'true')
	expect(screen.getByText(/Na fila/)).toBeVisible()
})

test('a run is undone after a question, once', async () => {
	answerWith({ [LIST]: list(source()), 'POST /api/source-runs/7/undo': ok({ done: true }) })
	await open('/dashboard/sources', page)
	await press(screen.getByRole('button', { name: 'Desfazer' }))
	const dialog = within(await screen.findByRole('dialog'))
	expect(dialog.getByText(/41 mudanças da leitura/)).toBeVisible()
	answerWith({ [LIST]: list(source({ runs: [{ ...RUN, undoneAt: RUN.endedAt, undoneBy: 'Zélia' }] })) })
	await press(dialog.getByRole('button', { name: 'Desfazer' }))
	expect(toasts()).toEqual(['A leitura foi desfeita.'])
	expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
	expect(screen.getByText(/Desfeita por Zélia/)).toBeVisible()
})

test('without sources the page says where they are set, and a failed list can be tried again', async () => {
	answerWith({ [LIST]: list() })
	const { unmount } = await open('/dashboard/sources', page)
	expect(screen.getByText('Nenhuma fonte configurada')).toBeVisible()
	unmount()
	answerWith({ [LIST]: SERVER_ERROR })
	await open('/dashboard/sources', page)
	answerWith({ [LIST]: list(source({ runs: [] })) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(screen.getByText('Ainda não foi lida.')).toBeVisible()
})

test.each(['member', 'moderator'] as const)('a %s sees that the page is forbidden', async (role) => {
	await signInAs(role)
	answerWith({ [LIST]: refused(403, 'request.forbidden') })
	await open('/dashboard/sources', page)
	expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
	expect(requests).toEqual([])
})
