import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

const dialog = (page: Page) => page.getByRole('dialog').last()
const records = (page: Page) => dialog(page).getByRole('listitem').locator('strong')
const unfold = (page: Page) => dialog(page).getByRole('button', { name: 'Histórico' }).click()

test('a wrong record is taken out of the history by keys, and taken back; the counter follows everywhere', async ({
	browser,
}) => {
	const ana = await newMember(browser, site.address, 'Ana Maia')
	for (const progress of [3, 4, 5]) await ana.send('PATCH', 'list/1', { status: 'current', progress })
	const page = await ana.open('/profile?tab=anime-list')
	const complaints = complaintsOf(page, site.address)
	await page.getByRole('button', { name: /^Editar .* na lista/ }).click()
	await unfold(page)
	await expect(records(page)).toHaveText(['EP 5', 'EP 4', 'EP 1–3'])
	await dialog(page)
		.getByRole('button', { name: /^Tirar EP 4 do histórico/ })
		.focus()
	await page.keyboard.press('Enter')
	await expect(records(page)).toHaveText(['EP 4', 'EP 1–3'])
	await expect(dialog(page).getByRole('button', { name: /^Tirar EP 1–3 do histórico/ })).toBeFocused()
	await expect(dialog(page).getByLabel('Episódios vistos')).toHaveValue('4')
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(records(page)).toHaveText(['EP 5', 'EP 4', 'EP 1–3'])
	await expect(dialog(page).getByLabel('Episódios vistos')).toHaveValue('5')
	await dialog(page)
		.getByRole('button', { name: /^Tirar EP 5 do histórico/ })
		.click()
	await expect(dialog(page).getByLabel('Episódios vistos')).toHaveValue('4')
	await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
	await expect(page.getByText('EP 4 / 23', { exact: true })).toBeVisible()
	await page.reload()
	await expect(page.getByText('EP 4 / 23', { exact: true })).toBeVisible()
	expect(complaints).toEqual([])
})
