import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { answerWith, ok } from 'slice-kit/testing'
import { bodiesOf, choose, openReleases, pressButton, row, signInAsAdmin, TOKEN } from './releases.testing.tsx'

beforeEach(signInAsAdmin)
afterEach(() => void jest.useRealTimers())

test('a token is created, shown once and copied', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	answerWith({ 'POST /api/releases/tokens': ok({ token: 'niouka_release_secret', made: TOKEN }) })
	await openReleases('?view=tokens')
	await pressButton('Criar chave')
	await pressButton('Criar chave', screen.getByRole('dialog'))
	expect(screen.getByText('Preencha este campo.', { exact: false })).toBeVisible()
	expect(bodiesOf('POST /api/releases/tokens')).toEqual([])
	choose('Nome', ' CI ')
	choose('Validade', '30')
	choose('Fatia', 'Mfe Market')
	await pressButton('Criar chave', screen.getByRole('dialog'))
	expect(screen.getByLabelText('Fatia')).toHaveAccessibleDescription(/não é válido/)
	choose('Fatia', ' mfe-market ')
	await pressButton('Criar chave', screen.getByRole('dialog'))
	expect(bodiesOf('POST /api/releases/tokens')).toEqual([{ slice: 'mfe-market', label: 'CI', days: 30 }])
	expect(screen.getByText('niouka_release_secret')).toBeVisible()
	await pressButton('Copiar')
	expect(copied).toEqual(['niouka_release_secret'])
	await act(async () => screen.getAllByRole('button', { name: 'Fechar' }).at(-1)?.click())
	expect(screen.queryByText('niouka_release_secret')).toBeNull()
})

test('a token is revoked', async () => {
	const what = `DELETE /api/releases/tokens?id=${TOKEN.id}`
	answerWith({ [what]: ok({ done: true }) })
	await openReleases('?view=tokens')
	expect(row('CI do catálogo')).toHaveTextContent('Nunca usada')
	await pressButton('Revogar')
	answerWith({ 'GET /api/releases/tokens': ok({ items: [{ ...TOKEN, state: 'revoked' }] }) })
	await pressButton('Revogar', screen.getByRole('dialog'))
	expect(bodiesOf(what)).toHaveLength(1)
	expect(screen.getByText('Revogada')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Revogar' })).toBeNull()
})

test.each([
	['role', 'Bia', 'Encerrada: Bia deixou de ser admin.'],
	['account', null, 'Encerrada: a conta de quem a criou foi excluída.'],
] as const)('a token that ended with the %s of its creator says so', async (endedWith, by, words) => {
	answerWith({ 'GET /api/releases/tokens': ok({ items: [{ ...TOKEN, by, state: 'revoked', endedWith }] }) })
	await openReleases('?view=tokens')
	expect(row('CI do catálogo')).toHaveTextContent(words)
	expect(screen.queryByRole('button', { name: 'Revogar' })).toBeNull()
})
