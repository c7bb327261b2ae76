import { expect, type Page } from '@playwright/test'
import { memberAt } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: StartedSite
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

async function openEdit(page: Page) {
	await page.getByRole('button', { name: 'Editar', exact: true }).click()
	await expect(page.getByRole('textbox', { name: 'Título' })).not.toHaveValue('')
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' }).click()
const saved = (page: Page) => expect(page.getByText('Alterações salvas!', { exact: true })).toBeVisible()

test('two browsers edit one title at once: different fields both survive', async ({ browser }) => {
	const ana = await memberAt(browser, site.address, 'Ana', '/anime/1')
	const beto = await memberAt(browser, site.address, 'Beto', '/anime/1')
	await openEdit(ana)
	await openEdit(beto)
	await ana.getByRole('textbox', { name: 'Título' }).fill('Um nome novo')
	await beto.getByRole('textbox', { name: 'Sinopse', exact: true }).fill('Uma sinopse nova.')
	await save(ana)
	await saved(ana)
	await save(beto)
	await saved(beto)
	for (const page of [ana, beto]) {
		await page.reload()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um nome novo')
		await expect(page.getByText('Uma sinopse nova.').first()).toBeVisible()
	}
	await ana.getByRole('button', { name: 'Logs de alterações' }).click()
	await expect(ana.getByRole('button', { name: /Beto editou Sinopse/ })).toBeVisible()
	await ana.getByRole('button', { name: /Ana editou Título/ }).click()
	await expect(ana.locator('ins')).toContainText('novo')
})

test('the same field gives the second a choice with both texts in sight', async ({ browser }) => {
	const carla = await memberAt(browser, site.address, 'Carla', '/anime/2')
	const davi = await memberAt(browser, site.address, 'Davi', '/anime/2')
	await openEdit(carla)
	await openEdit(davi)
	await carla.getByRole('textbox', { name: 'Sinopse', exact: true }).fill('Como Carla escreve.')
	await davi.getByRole('textbox', { name: 'Sinopse', exact: true }).fill('Como Davi escreve.')
	await save(carla)
	await saved(carla)
	await save(davi)
	const choice = davi.getByRole('region', { name: /Sinopse: alguém mudou/ })
	await expect(choice).toContainText('Como Carla escreve.')
	await expect(choice).toContainText('Como Davi escreve.')
	await expect(choice).toContainText('Carla mudou')
	await choice.getByRole('button', { name: 'Juntar os dois' }).click()
	await choice.getByRole('textbox', { name: 'Sinopse', exact: true }).fill('Como os dois escrevem.')
	await save(davi)
	await saved(davi)
	await carla.reload()
	await expect(carla.getByText('Como os dois escrevem.').first()).toBeVisible()
})
