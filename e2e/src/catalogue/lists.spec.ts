import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { memberAt, newMember } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

let site: StartedSite
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
const inHeader = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first()
const fadeIn = (page: Page) =>
	main(page)
		.getByRole('listitem')
		.first()
		.evaluate((card) => getComputedStyle(card).animationName !== 'none')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** By a link of the header, and waits: until the next page is there the one that is left can be used, and is. */
async function goTo(page: Page, path: string) {
	await leaving(page, () => inHeader(page, path).click())
}
async function leaving(page: Page, leave: () => Promise<unknown>) {
	const left = (await heading(page).textContent()) ?? ''
	await leave()
	await expect(heading(page)).not.toHaveText(left)
}

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

test('what is typed and taken back before its list has come is not taken for the text of the next address', async ({
	page,
}) => {
	await page.goto(`${site.address}/explore?q=farol`)
	await lifted(page)
	await expect(field(page)).toHaveValue('farol')
	await inHeader(page, '/explore').click()
	await expect(field(page)).toHaveValue('')
	await page.route(/\/api\/titles/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500))
		await route.continue()
	})
	await field(page).pressSequentially('zq', { delay: 40 })
	await page.waitForTimeout(400)
	await field(page).fill('')
	await page.waitForTimeout(400)
	await page.goBack()
	await expect(page).toHaveURL(/q=farol$/)
	await expect(field(page)).toHaveValue('farol')
})

test('from one list to another and back: each is as its address says, where it was left', async ({ browser }) => {
	leaveToFullRuns()
	const page = await memberAt(browser, site.address, 'Hana', '/explore?page=2')
	const complaints = complaintsOf(page, site.address)
	await lifted(page)
	await expect(cards(page)).toHaveCount(18)
	const second = await names(page)
	await page.evaluate(() => scrollTo(0, 300))
	await goTo(page, '/mangas')
	await expect(heading(page)).toHaveText('Explore o Universo dos Mangás')
	await expect(cards(page).first()).toHaveAttribute('href', /^\/manga\//)
	expect(await page.evaluate(() => scrollY)).toBe(0)
	expect(await fadeIn(page)).toBe(true)
	await field(page).fill('algo que ninguém escreveu')
	await leaving(page, () => page.goBack())
	await expect.poll(() => names(page)).toBe(second)
	await expect(field(page)).toHaveValue('')
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
	expect(await fadeIn(page)).toBe(false)
	await inHeader(page, '/explore').click()
	await expect(page).toHaveURL(/\/explore$/)
	await expect.poll(() => names(page)).not.toBe(second)
	expect(complaints).toEqual([])
})

test('a card, a chip and a link of the footer are followed within the page; with a key held down, in a tab of its own', async ({
	page,
	context,
}) => {
	await page.goto(`${site.address}/explore`)
	await lifted(page)
	const tab = context.waitForEvent('page')
	await cards(page)
		.first()
		.click({ modifiers: ['ControlOrMeta'] })
	await expect(await tab).toHaveURL(/\/(anime|movie)\/\d+$/)
	await expect(page).toHaveURL(/\/explore$/)
	await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
	await leaving(page, () => cards(page).first().click())
	await expect(page).toHaveURL(/\/(anime|movie)\/\d+$/)
	await leaving(page, () => main(page).locator('a[href*="?genre="]').first().click())
	await leaving(page, () => page.locator('footer a[href="/releases"]').click())
	await expect(page).toHaveURL(/\/releases$/)
	expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a place far down is come back to from a page between, on a small and slow device', async ({ browser }) => {
	const { context, open } = await newMember(browser, site.address, 'Ivo', { viewport: { width: 390, height: 844 } })
	const page = await open('/explore')
	await lifted(page)
	await expect(cards(page)).toHaveCount(18)
	const devtools = await context.newCDPSession(page)
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
	await page.evaluate(() => scrollTo(0, 2000))
	// By a press of a key: a press of the pointer may scroll.
	await cards(page)
		.nth(10)
		.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
	expect(await page.evaluate(() => scrollY)).toBe(2000)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/(anime|movie)\/\d+/)
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
	await page.goBack()
	await expect(cards(page)).toHaveCount(18)
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
})

test('whoever has changed a title finds it changed in the list that was left', async ({ browser }) => {
	leaveToFullRuns()
	const page = await memberAt(browser, site.address, 'Iara', '/explore?sort=title')
	await lifted(page)
	await cards(page).first().click()
	await page.getByRole('button', { name: 'Editar', exact: true }).click()
	const title = page.getByRole('textbox', { name: 'Título' })
	await expect(title).not.toHaveValue('')
	await title.fill('0 e mais nada')
	await page.getByRole('button', { name: 'Salvar Alterações' }).click()
	await expect(page.getByText('Alterações salvas!', { exact: true })).toBeVisible()
	await goTo(page, '/mangas')
	await expect(cards(page).first()).toHaveAttribute('href', /^\/manga\//)
	await goTo(page, '/explore')
	await main(page).getByRole('combobox', { name: 'Ordenar por' }).selectOption('title')
	await expect(cards(page).first()).toHaveText('0 e mais nada')
})

test('whoever has changed a title finds it changed after a reload and in another tab', async ({ browser }) => {
	leaveToFullRuns()
	const { context, open } = await newMember(browser, site.address, 'Olga')
	const page = await open('/explore?sort=title')
	await lifted(page)
	const [other, title] = [await context.newPage(), cards(page).first()]
	const complaints = [complaintsOf(page, site.address), complaintsOf(other, site.address)]
	// What the browser keeps from now on is the list as it was.
	const before = (await title.textContent()) ?? ''
	await title.click()
	await page.getByRole('button', { name: 'Editar', exact: true }).click()
	const field = page.getByRole('textbox', { name: 'Título' })
	await expect(field).toHaveValue(before)
	await field.fill('00 antes de tudo')
	await page.getByRole('button', { name: 'Salvar Alterações' }).click()
	await expect(page.getByText('Alterações salvas!', { exact: true })).toBeVisible()
	for (const tab of [page, other]) {
		await tab.goto(`${site.address}/explore?sort=title`)
		await lifted(tab)
		await expect(cards(tab).first()).toHaveText('00 antes de tudo')
	}
	expect(complaints.flat()).toEqual([])
})

test('a title that is saved in one list is saved in the list that was left', async ({ browser }) => {
	leaveToFullRuns()
	const page = await memberAt(browser, site.address, 'Joel', '/movies')
	await lifted(page)
	const name = (await cards(page).first().textContent()) ?? ''
	await goTo(page, '/explore')
	await field(page).fill(name)
	const toggle = main(page).getByRole('button', { name: `Salvar na Lista: ${name}` })
	await cards(page).first().hover()
	await toggle.click()
	await expect(main(page).getByRole('button', { name: `Salvo na Sua Lista: ${name}` })).toBeVisible()
	await leaving(page, () => page.goBack())
	await expect(page).toHaveURL(/\/movies$/)
	await cards(page).first().hover()
	await expect(main(page).getByRole('button', { name: `Salvo na Sua Lista: ${name}` })).toBeVisible()
})

test('what is dubbed into Portuguese is a filter in the address, and every card in it says so', async ({ browser }) => {
	leaveToFullRuns()
	const page = await memberAt(browser, site.address, 'Duda', '/explore')
	const complaints = complaintsOf(page, site.address)
	await lifted(page)
	await expect(cards(page)).toHaveCount(18)
	await main(page).getByRole('combobox', { name: 'Dublagem' }).selectOption('Dublado em português')
	await expect(page).toHaveURL(/\/explore\?dub=pt$/)
	const articles = main(page).locator('article:visible')
	const others = articles.filter({ hasNot: page.getByText('Dublado', { exact: true }) })
	await expect(others).toHaveCount(0)
	const dubbed = await articles.count()
	expect(dubbed).toBeGreaterThan(3)
	await page.reload()
	await expect(main(page).getByRole('combobox', { name: 'Dublagem' })).toHaveValue('pt')
	await expect(articles).toHaveCount(dubbed)
	expect(complaints).toEqual([])
})
