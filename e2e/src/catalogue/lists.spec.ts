import { expect, type Page, test } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { memberAt } from '../site/member.ts'
import { type Site, startSite } from '../site/startSite.ts'

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

const main = (page: Page) => page.locator('main')
const field = (page: Page) => main(page).getByRole('searchbox')
const cards = (page: Page) => main(page).locator('article a:visible')
const names = async (page: Page) => (await cards(page).allTextContents()).join()
/** Until then the page can be seen through and not used. */
const lifted = (page: Page) => page.locator('#niouka-startup').waitFor({ state: 'detached' })
const goTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first().click()

test('what is typed and chosen lives in the address: after a reload, back, and for whoever is given it', async ({
	browser,
}) => {
	const page = await memberAt(browser, site.address, 'Gil', '/explore')
	const complaints = complaintsOf(page, site.address)
	await lifted(page)
	await expect(cards(page)).toHaveCount(18)
	const all = await names(page)
	await field(page).pressSequentially('farol', { delay: 40 })
	await expect(page).toHaveURL(/\/explore\?q=farol$/)
	await expect.poll(() => names(page)).not.toBe(all)
	const found = await names(page)
	await main(page).getByRole('combobox', { name: 'Ordenar por' }).selectOption('title')
	await expect(page).toHaveURL(/q=farol&sort=title$/)
	await page.goBack()
	await expect(page).toHaveURL(/q=farol$/)
	await expect.poll(() => names(page)).toBe(found)
	await page.reload()
	await expect(field(page)).toHaveValue('farol')
	await expect.poll(() => names(page)).toBe(found)
	expect(complaints).toEqual([])
})

test('from one list to another and back: each is as its address says', async ({ browser }) => {
	const page = await memberAt(browser, site.address, 'Hana', '/explore?page=2')
	const complaints = complaintsOf(page, site.address)
	await lifted(page)
	await expect(cards(page)).toHaveCount(18)
	const second = await names(page)
	await goTo(page, '/mangas')
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Explore o Universo dos Mangás')
	await expect(cards(page).first()).toHaveAttribute('href', /^\/manga\//)
	expect(await page.evaluate(() => scrollY)).toBe(0)
	await field(page).fill('algo que ninguém escreveu')
	await page.goBack()
	await expect.poll(() => names(page)).toBe(second)
	await expect(field(page)).toHaveValue('')
	await goTo(page, '/explore')
	await expect(page).toHaveURL(/\/explore$/)
	await expect.poll(() => names(page)).not.toBe(second)
	expect(complaints).toEqual([])
})

test('a title that is saved in one list is saved in the list that was left', async ({ browser }) => {
	const page = await memberAt(browser, site.address, 'Joel', '/movies')
	await lifted(page)
	const name = (await cards(page).first().textContent()) ?? ''
	await goTo(page, '/explore')
	await field(page).fill(name)
	const toggle = main(page).getByRole('button', { name: `Salvar na Lista: ${name}` })
	await cards(page).first().hover()
	await toggle.click()
	await expect(main(page).getByRole('button', { name: `Salvo na Sua Lista: ${name}` })).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL(/\/movies$/)
	await cards(page).first().hover()
	await expect(main(page).getByRole('button', { name: `Salvo na Sua Lista: ${name}` })).toBeVisible()
})
