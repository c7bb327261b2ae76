import { act, screen } from '@testing-library/react'
import { answerWith, ok, press, refused, toasts, type, UNREACHABLE } from 'slice-kit/testing'
import { bodyOf, open, setUpSettings } from '../settings.testing.tsx'
import { answerLists, dialog, panel, pressIn, sentTo, TOKEN } from './apps.testing.tsx'

setUpSettings()
beforeEach(() => answerLists())

const MAKE = 'POST /api/access-tokens'
const TEXT = `niouka_pat_${'x'.repeat(43)}`
const check = (name: RegExp) => act(async () => dialog().getByRole('checkbox', { name }).click())

test('a token is made, shown once and copied', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await open('/settings/apps')
	await press('Criar token')
	await type('Nome', 'Meu script')
	await check(/mudar sua lista/i)
	await check(/ver sua lista/i)
	await type('Validade', '7')
	answerWith({ [MAKE]: ok({ token: TEXT, item: TOKEN }) })
	await pressIn('Criar token')
	expect(bodyOf(MAKE)).toEqual({ name: 'Meu script', scopes: ['list:read', 'list:write'], days: 7 })
	expect(dialog().getByText(TEXT)).toBeVisible()
	expect(dialog().getByText(/não será mostrado de novo/)).toBeVisible()
	await pressIn('Copiar')
	expect(copied).toEqual([TEXT])
	await act(async () => dialog().getAllByRole('button', { name: 'Fechar' }).at(-1)?.click())
	expect(screen.queryByText(TEXT)).toBeNull()
	expect(panel('Tokens pessoais').getByText('Meu script')).toBeVisible()
})

test('a token without a name or a scope is not sent; a refusal keeps what was typed', async () => {
	await open('/settings/apps')
	await press('Criar token')
	await pressIn('Criar token')
	expect(sentTo(MAKE)).toEqual([])
	expect(dialog().getByText('Marque pelo menos uma coisa.')).toBeVisible()
	expect(dialog().getByText('Preencha este campo.')).toBeVisible()
	await type('Nome', 'Meu script')
	await check(/ver seu nome/i)
	expect(dialog().queryByText('Marque pelo menos uma coisa.')).toBeNull()
	answerWith({ [MAKE]: refused(400, 'text.tooLong', { fields: { name: 'text.tooLong' } }) })
	await pressIn('Criar token')
	expect(screen.getByLabelText('Nome')).toBeInvalid()
	answerWith({ [MAKE]: UNREACHABLE })
	await pressIn('Criar token')
	expect(screen.getByLabelText('Nome')).toHaveValue('Meu script')
	expect(dialog().getByRole('checkbox', { name: /ver seu nome/i })).toBeChecked()
	expect(toasts()).toHaveLength(1)
})

test('a second press while a token is being made sends nothing', async () => {
	await open('/settings/apps')
	await press('Criar token')
	await type('Nome', 'Meu script')
	await check(/ver seu nome/i)
	answerWith({ [MAKE]: ok({ token: TEXT, item: TOKEN }) })
	const button = dialog().getByRole('button', { name: 'Criar token' })
	await act(async () => {
		button.click()
		button.click()
	})
	expect(sentTo(MAKE)).toHaveLength(1)
})

test('an expired token is marked; a token is revoked after a confirmation', async () => {
	answerLists({ tokens: [{ ...TOKEN, expiresAt: TOKEN.createdAt, usedAt: TOKEN.createdAt }] })
	await open('/settings/apps')
	const tokens = panel('Tokens pessoais')
	expect(tokens.getByText('Vencido')).toBeVisible()
	expect(tokens.getByText(/venceu em 1 de abr\. de 2026 · usado há/)).toBeVisible()
	await press('Revogar Meu script')
	answerWith({ 'DELETE /api/access-tokens/t1': ok({ done: true }) })
	answerLists()
	await pressIn('Revogar')
	expect(tokens.getByText('Você não tem nenhum token.')).toBeVisible()
	expect(toasts()).toEqual(['O token não vale mais.'])
})
