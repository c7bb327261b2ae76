import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { answerWith, ok, refused, toasts } from 'slice-kit/testing'
import { bodiesOf, choose, openReleases, overview, pressButton, row, signInAsAdmin } from './releases.testing.tsx'

beforeEach(signInAsAdmin)
afterEach(() => void jest.useRealTimers())

test('an override of this browser is set, shown and cleared', async () => {
	const overrides = [{ slice: 'mfe-catalogue', version: '1.0.2' }]
	answerWith({ 'PUT /api/composition/override': ok({ overrides }) })
	answerWith({ 'DELETE /api/composition/override?slice=mfe-catalogue': ok({ overrides: [] }) })
	await openReleases()
	answerWith({ 'GET /api/releases': ok(overview({}, { overrides })) })
	await pressButton('Só para mim', row('1.0.2'))
	expect(bodiesOf('PUT /api/composition/override')).toEqual(overrides)
	expect(screen.getByText(/Este navegador recebe a 1\.0\.2, e não o que todo mundo recebe/)).toBeVisible()
	expect(within(row('1.0.2')).getByText('Só para você')).toBeVisible()
	answerWith({ 'GET /api/releases': ok(overview()) })
	await pressButton('Voltar ao normal', row('1.0.2'))
	expect(screen.queryByText('Só para você')).toBeNull()
})

test('a preview is made of any published version, and its link copied', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	const url = 'https://niouka.example/preview/abc'
	answerWith({ 'POST /api/releases/mfe-catalogue/1.0.2/preview': ok({ url, until: '2026-11-28T12:00:00.000Z' }) })
	await openReleases()
	await pressButton('Link de prévia', row('1.0.2'))
	await pressButton('Criar link', screen.getByRole('dialog', { name: 'Prévia de mfe-catalogue 1.0.2' }))
	expect(screen.getByText(url)).toBeVisible()
	await pressButton('Copiar')
	expect(copied).toEqual([url])
})

test('a preview that is refused says why, and can be tried again', async () => {
	answerWith({ 'POST /api/releases/mfe-catalogue/1.0.2/preview': refused(404, 'release.unknown') })
	await openReleases()
	await pressButton('Link de prévia', row('1.0.2'))
	await pressButton('Criar link', screen.getByRole('dialog'))
	expect(toasts()).toHaveLength(1)
	expect(screen.getByRole('button', { name: 'Criar link' })).toBeEnabled()
})

test('no override button if the settings forbid it', async () => {
	answerWith({ 'GET /api/releases': ok(overview({}, { overrideRule: 'off' })) })
	await openReleases()
	expect(screen.queryByRole('button', { name: 'Só para mim' })).toBeNull()
	expect(screen.queryByRole('button', { name: 'Link de prévia' })).toBeNull()
})

describe('a slice from the own machine', () => {
	const what = 'PUT /api/composition/override'
	const overrides = [{ slice: 'mfe-catalogue', origin: 'http://localhost:3006' }]
	const local = { overrideRule: 'local' }

	test('is set by its address, shown, and cleared by one click', async () => {
		answerWith({ 'GET /api/releases': ok(overview({}, local)), [what]: ok({ overrides }) })
		await openReleases()
		await pressButton('Minha máquina')
		const dialog = screen.getByRole('dialog', { name: 'mfe-catalogue da minha máquina' })
		choose('Endereço', ' http://localhost:3006/ ')
		answerWith({ 'GET /api/releases': ok(overview({}, { ...local, overrides })) })
		await pressButton('Usar só para mim', dialog)
		expect(bodiesOf(what)).toEqual(overrides)
		expect(screen.queryByRole('dialog')).toBeNull()
		expect(toasts()).toEqual(['Este navegador recebe a fatia de http://localhost:3006 a partir da próxima página.'])
		expect(screen.getByText(/^Este navegador recebe a fatia de http:..localhost:3006, e não/)).toBeVisible()
		answerWith({ 'DELETE /api/composition/override?slice=mfe-catalogue': ok({ overrides: [] }) })
		answerWith({ 'GET /api/releases': ok(overview({}, local)) })
		await pressButton('Voltar ao normal')
		expect(screen.queryByText(/recebe a fatia de/)).toBeNull()
	})

	test('must be a loopback address: another one shows an error, and nothing is sent', async () => {
		answerWith({ 'GET /api/releases': ok(overview({}, local)) })
		await openReleases()
		await pressButton('Minha máquina')
		choose('Endereço', 'http://192.168.1.2:3006')
		await pressButton('Usar só para mim')
		expect(screen.getByLabelText('Endereço')).toHaveAccessibleDescription(/Só a própria máquina/)
		expect(bodiesOf(what)).toEqual([])
	})

	test('a refusal by the settings shows a toast', async () => {
		answerWith({ 'GET /api/releases': ok(overview({}, local)), [what]: refused(403, 'release.override.off') })
		await openReleases()
		await pressButton('Minha máquina')
		choose('Endereço', 'localhost:3006')
		await pressButton('Usar só para mim')
		expect(toasts()[0]).toMatch(/configurações do site/)
		expect(screen.getByRole('dialog')).toBeVisible()
	})

	test.each(['off', 'versions'])('is not offered with the setting “%s”', async (overrideRule) => {
		answerWith({ 'GET /api/releases': ok(overview({}, { overrideRule })) })
		await openReleases()
		expect(screen.queryByRole('button', { name: 'Minha máquina' })).toBeNull()
	})
})
