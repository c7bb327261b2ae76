import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { answerWith, ok, SERVER_ERROR } from 'slice-kit/testing'
import { AUDIT_ENTRY, openReleases, pressButton, signInAsAdmin } from './releases.testing.tsx'
import { POLL_INTERVAL_MS } from './usePolling.ts'

beforeEach(signInAsAdmin)
afterEach(() => void jest.useRealTimers())

test('the audit log shows actions and actors, and loads more', async () => {
	const acts = ['takenBack', 'canary', 'tokenMade'] as const
	const items = acts.map((name, place) => ({
		...AUDIT_ENTRY,
		id: String(9 - place),
		act: name,
		to: name === 'canary' ? { share: 0.1 } : null,
		label: name === 'tokenMade' ? 'CI' : null,
		failing: 0.5,
		allowed: 0.05,
	}))
	answerWith({
		'GET /api/releases/audit': ok({ items, next: '7', total: 4 }),
		'GET /api/releases/audit?before=7': SERVER_ERROR,
	})
	await openReleases('?view=log')
	expect(screen.getByText('mfe-catalogue 1.0.2 foi retirada: 50% falhou, e até 5% era tolerado → 1.0.1')).toBeVisible()
	expect(screen.getByText('mfe-catalogue 1.0.2 em teste: 10% dos visitantes')).toBeVisible()
	expect(screen.getByText('Chave CI criada para mfe-catalogue')).toBeVisible()
	await pressButton('Mostrar mais antigos')
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar o registro')
	const older = { items: [{ ...AUDIT_ENTRY, id: '1', act: 'published' }], next: null, total: 4 }
	answerWith({ 'GET /api/releases/audit?before=7': ok(older) })
	await pressButton('Mostrar mais antigos')
	expect(screen.getByText('mfe-catalogue 1.0.2 foi publicada')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Mostrar mais antigos' })).toBeNull()
})

test('a first version that the server took back leaves the slice without one', async () => {
	const entry = { ...AUDIT_ENTRY, id: '1', act: 'takenBack', from: null, failing: 0.5, allowed: 0.05 }
	answerWith({ 'GET /api/releases/audit': ok({ items: [entry], next: null, total: 1 }) })
	await openReleases('?view=log')
	expect(screen.getByText(/até 5% era tolerado → Ninguém recebe esta fatia/)).toBeVisible()
})

test('a version that the server took back because it was slow says which module was', async () => {
	const entry = { ...AUDIT_ENTRY, id: '1', act: 'takenBack', failing: 0.9, allowed: 0.5, slow: 'routes' }
	answerWith({ 'GET /api/releases/audit': ok({ items: [entry], next: null, total: 1 }) })
	await openReleases('?view=log')
	expect(
		screen.getByText(
			/retirada: routes ficou muito mais lento que antes em 90% das visitas, e até 50% era tolerado → 1\.0\.1/,
		),
	).toBeVisible()
})

test('entries that newer ones push off the first page stay', async () => {
	jest.useFakeTimers()
	const line = (id: number) => ({ ...AUDIT_ENTRY, id: String(id), act: 'published', version: `1.0.${id}` })
	answerWith({ 'GET /api/releases/audit': ok({ items: [line(3), line(2)], next: '2', total: 3 }) })
	answerWith({ 'GET /api/releases/audit?before=2': ok({ items: [line(1)], next: null, total: 3 }) })
	await openReleases('?view=log')
	await pressButton('Mostrar mais antigos')
	answerWith({ 'GET /api/releases/audit': ok({ items: [line(4), line(3)], next: '3', total: 4 }) })
	await act(async () => jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS))
	for (const id of [4, 3, 2, 1]) expect(screen.getByText(`mfe-catalogue 1.0.${id} foi publicada`)).toBeVisible()
})
