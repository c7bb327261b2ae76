import { type Browser, expect, type Page } from '@playwright/test'
import { memberAt } from '../site/member.ts'

/** Two members in one new group, both on its only channel. */
export async function twoInOneChannel(browser: Browser, address: string, [first, second]: [string, string]) {
	const one = await memberAt(browser, address, first, '/messages')
	await one.getByRole('button', { name: 'Criar grupo' }).click()
	const create = one.getByRole('dialog', { name: 'Criar um Novo Grupo' })
	await create.getByRole('textbox', { name: 'Nome do grupo' }).fill(`Clube de ${first}`)
	await create.getByRole('button', { name: 'Criar grupo' }).click()
	await one.getByRole('button', { name: 'Convidar' }).click()
	await one.getByRole('button', { name: 'Criar link' }).click()
	const link = await one.getByRole('textbox', { name: 'Link de convite' }).inputValue()
	await one.getByRole('button', { name: 'Fechar' }).first().click()

	const two = await memberAt(browser, address, second, new URL(link).pathname)
	await two.getByRole('button', { name: `Entrar em Clube de ${first}` }).click()
	for (const page of [one, two]) {
		await page.locator('section').getByRole('link', { name: '# geral' }).last().click()
		await expect(composer(page)).toBeVisible()
	}
	return { one, two }
}

export const composer = (page: Page) => page.getByRole('textbox', { name: /^Mensagem para/ })

export async function write(page: Page, text: string): Promise<void> {
	await composer(page).fill(text)
	await composer(page).press('Enter')
}

/** The texts of the messages that a page shows, from top to bottom. */
export function texts(page: Page) {
	return page.getByRole('region', { name: /^Mensagens de/ }).locator('article > div > span:first-child')
}
