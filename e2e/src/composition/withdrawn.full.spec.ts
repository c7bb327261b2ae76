import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { goTo } from '../browser/goTo.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { sliceNamed } from './faults.ts'
import { giveTo, withdraw } from './releasing.ts'

const SLICE = 'mfe-account'

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})
const giveBack = () => giveTo(site, { slice: sliceNamed(site.registry, SLICE) }, { everybody: true })
test.afterEach(giveBack)

const main = (page: Page) => page.locator('#root main')

test('the addresses of a withdrawn slice are not found, its widgets stay away, and it can be released again', async ({
	page,
}) => {
	await withdraw(site, SLICE)
	const complaints = complaintsOf(page, site.address)
	await page.goto(`${site.address}/anime/1`)
	await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
	await expect(main(page).getByRole('button', { name: /^Favorito/ })).toHaveCount(0)
	await expect(page.getByRole('alert')).toHaveCount(0)
	await expect(page.getByText('Não carregou')).toHaveCount(0)
	await goTo(page, '/auth')
	await expect(main(page)).toContainText('Voltar para o início')
	await expect(page.locator('#root header')).toBeVisible()
	expect(complaints).toEqual([])
	expect((await page.goto(`${site.address}/auth`))?.status()).toBe(404)
	await expect(main(page)).toContainText('Voltar para o início')

	await giveBack()
	expect((await page.goto(`${site.address}/auth`))?.status()).toBe(200)
	await expect(main(page)).toContainText('Senha')
})

test('a tab that runs a slice goes on with it when it is withdrawn', async ({ page }) => {
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText('Senha')
	await withdraw(site, SLICE)
	await goTo(page, '/terms')
	await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
	await page.reload()
	await expect(main(page)).toContainText('Voltar para o início')
})
