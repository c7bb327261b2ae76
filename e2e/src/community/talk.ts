import { type Browser, expect, type Page } from '@playwright/test'
import { twoOfAGroup } from './twoOfAGroup.ts'

/** Two members in one new group, both on its only channel. */
export async function twoInOneChannel(browser: Browser, address: string, names: [string, string]) {
	const { author, reader, groupId } = await twoOfAGroup(browser, address, names, `Clube de ${names[0]}`)
	const path = `/messages/g/${groupId}/geral`
	const [one, two] = [await author.open(path), await reader.open(path)]
	for (const page of [one, two]) await expect(composer(page)).toBeVisible()
	return { one, two }
}

export const composer = (page: Page) => page.getByRole('textbox', { name: /^Mensagem para/ })

export async function write(page: Page, text: string): Promise<void> {
	await composer(page).fill(text)
	await composer(page).press('Enter')
}

/** The texts of the messages that a page shows, from top to bottom. */
export function texts(page: Page) {
	return page.getByRole('region', { name: /^Mensagens de/ }).locator('article > div > div:first-child')
}

/** The messages that the server has taken: only these can be answered. One that waits can be discarded. */
export function sent(page: Page) {
	return page.getByRole('region', { name: /^Mensagens de/ }).locator('article:has(button[title="Responder"])')
}
