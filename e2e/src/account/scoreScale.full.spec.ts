import { expect } from '@playwright/test'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

test('who thinks in stars gives and reads them on a title, in the list, the statistics and the export', async ({
	browser,
}) => {
	const bia = await newMember(browser, site.address, 'Bia Estrela')
	await bia.send('PATCH', 'list/1', { status: 'completed', score: 7.3 })
	const page = await bia.open('/settings/appearance')
	await page.getByRole('button', { name: '5 estrelas' }).click()
	await expect(page.getByRole('button', { name: '5 estrelas' })).toHaveAttribute('aria-pressed', 'true')

	await page.goto(`${site.address}/anime/2`)
	await page.getByRole('button', { name: 'Clique para avaliar' }).click()
	await page.getByRole('button', { name: 'Nota 4/5' }).click()
	await expect(page.getByText('Sua Nota: ★★★★☆')).toBeVisible()
	// The page shows the vote before the server has it.
	await expect.poll(async () => (await bia.send('GET', 'titles/2/vote')).body).toEqual({ score: 8 })

	await page.goto(`${site.address}/profile?tab=anime-list&status=completed`)
	await expect(page.getByRole('img', { name: 'Nota 4/5' }).first()).toBeVisible()
	await page
		.getByRole('button', { name: /^Editar .* na lista/ })
		.first()
		.click()
	const dialog = page.getByRole('dialog').last()
	await expect(dialog.getByLabel('Sua nota').locator('option:checked')).toHaveText('★★★★☆')
	await dialog.getByLabel('Anotações').fill('sinos')
	await dialog.getByRole('button', { name: 'Salvar' }).click()
	await expect(dialog).toBeHidden()
	expect((await bia.send<{ entry: object }>('GET', 'list/1')).body.entry).toMatchObject({ exact: 7.3, notes: 'sinos' })

	await page.goto(`${site.address}/profile/Bia%20Estrela/stats`)
	await expect(page.getByText('★★★★☆').first()).toBeVisible()
	const { body } = await bia.send<{ user: object; lists: { entries: { score: number }[] }[] }>(
		'GET',
		'list-exports/lists.json',
	)
	expect(body.user).toMatchObject({ mediaListOptions: { scoreFormat: 'POINT_10_DECIMAL' } })
	expect(body.lists.flatMap(({ entries }) => entries.map(({ score }) => score))).toEqual([7.3])
})
