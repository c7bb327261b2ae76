import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

const WIDTHS = [390, 768, 1280, 1920]
const LANGUAGES = { pt: 'pt-BR', en: 'en-US', ja: 'ja-JP' } as const
const HERO = { pt: 'Explorar animes', en: 'Explore anime', ja: 'アニメを探す' } as const

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

/** A page of a reader, and everything that it complains of. */
async function visit(browser: Browser, width: number, locale: string) {
	const context = await browser.newContext({ viewport: { width, height: 900 }, locale })
	const page = await context.newPage()
	const complaints: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
	})
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('request', (request) => {
		const { origin, protocol } = new URL(request.url())
		if (protocol !== 'data:' && origin !== new URL(site.address).origin) complaints.push(`asks ${request.url()}`)
	})
	return { context, page, complaints }
}

const scrollsSideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const [language, locale] of Object.entries(LANGUAGES)) {
	for (const width of WIDTHS) {
		test(`home in ${language} at ${width} px: complete, in its width, with a quiet console`, async ({ browser }) => {
			const { context, page, complaints } = await visit(browser, width, locale)
			await page.goto(site.address)
			const hero = page.getByRole('link', { name: HERO[language as keyof typeof HERO] })
			await expect(hero).toBeVisible()
			await expect(page.locator('#niouka-startup')).toHaveCount(0, { timeout: 10_000 })
			await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
			await expect(page.getByRole('region').first()).toBeVisible()
			expect(await scrollsSideways(page)).toBe(false)
			expect(complaints).toEqual([])
			await context.close()
		})
	}
}

for (const scheme of ['dark', 'light'] as const) {
	test(`home and sign-in, ${scheme}, have no accessibility fault that a machine can find`, async ({ browser }) => {
		const context = await browser.newContext({ colorScheme: scheme, locale: 'pt-BR', reducedMotion: 'reduce' })
		const page = await context.newPage()
		for (const path of ['/', '/auth', '/notifications', '/nowhere']) {
			await page.goto(site.address + path)
			await expect(page.locator('#niouka-startup')).toHaveCount(0, { timeout: 10_000 })
			await expect(page.locator('main')).toBeVisible()
			const { violations } = await new AxeBuilder({ page })
				.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
				.analyze()
			expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
		}
		await context.close()
	})
}

test('a newcomer searches, finds despite a typing error, saves a title, registers, and is known after a reload', async ({
	browser,
}) => {
	const { context, page, complaints } = await visit(browser, 1280, 'pt-BR')
	await page.goto(site.address)
	await expect(page.locator('#niouka-startup')).toHaveCount(0, { timeout: 10_000 })
	await page.keyboard.press('/')
	await page.getByPlaceholder('Pesquisar animes, mangás, filmes...').fill('cartografa do reyno')
	await expect(page.getByRole('link', { name: /A Cartógrafa do Reino que Anda/ }).first()).toBeVisible()
	await page.keyboard.press('Escape')

	await page.getByRole('button', { name: 'Salvar na Lista' }).first().click({ timeout: 15_000 })
	await expect(page.getByRole('alert')).toContainText('(Funcionalidade de exemplo)')

	await page.goto(`${site.address}/auth`)
	await page.getByRole('tab', { name: 'Registro' }).click()
	await page.getByLabel('Nome de usuário').fill('Rita Aoki')
	await page.getByLabel('E-mail').fill('rita@exemplo.com.br')
	await page.getByLabel('Senha', { exact: true }).fill('violeta-quieta-83')
	await page.getByRole('button', { name: 'Criar conta' }).click()
	await expect(page).toHaveURL(`${site.address}/`)
	await page.reload()
	expect(await page.evaluate(() => localStorage.getItem('niouka:username'))).toBe('Rita Aoki')
	await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0)
	expect(complaints).toEqual([])
	await context.close()
})

test('broken local storage is no broken page', async ({ browser }) => {
	const context = await browser.newContext({ locale: 'pt-BR' })
	await context.addInitScript(() => {
		localStorage.setItem('niouka:appearance', '{"compactMode":')
		localStorage.setItem('niouka:locale', 'klingon')
		localStorage.setItem('niouka:token', '\u0000')
	})
	const page = await context.newPage()
	await page.goto(site.address)
	await expect(page.getByRole('link', { name: HERO.pt })).toBeVisible()
	await context.close()
})
