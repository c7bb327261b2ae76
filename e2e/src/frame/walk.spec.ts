import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { LANGUAGES, widthsOf } from '../browser/walk.ts'
import { startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

const HERO = { pt: 'Explorar animes', en: 'Explore anime', ja: 'アニメを探す' } as const

for (const language of ['pt', 'en', 'ja'] as const) {
	for (const width of widthsOf(language)) {
		test(`home in ${language} at ${width} px: complete, in its width, with a quiet console`, async ({
			browser,
			demo,
		}) => {
			const context = await browser.newContext({ viewport: { width, height: 900 }, locale: LANGUAGES[language] })
			const page = await context.newPage()
			const complaints = complaintsOf(page, demo.address)
			await page.goto(demo.address)
			await expect(page.getByRole('link', { name: HERO[language] })).toBeVisible()
			await expect(page.locator('#niouka-startup')).toHaveCount(0, { timeout: 10_000 })
			await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
			await expect(page.getByRole('region').first()).toBeVisible()
			expect(await fitsWidth(page)).toBe(true)
			expect(complaints).toEqual([])
		})
	}
}

for (const scheme of ['dark', 'light'] as const) {
	test(`home and sign-in, ${scheme}, have no accessibility fault that a machine can find`, async ({
		browser,
		demo,
	}) => {
		const context = await browser.newContext({ colorScheme: scheme, locale: 'pt-BR', reducedMotion: 'reduce' })
		const page = await context.newPage()
		for (const path of ['/', '/auth', '/notifications', '/nowhere']) {
			await page.goto(demo.address + path)
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
	page,
}) => {
	const site = await startSite()
	const complaints = complaintsOf(page, site.address)
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
	await site.stop()
})

test('broken local storage is no broken page', async ({ browser, demo }) => {
	const context = await browser.newContext({ locale: 'pt-BR' })
	await context.addInitScript(() => {
		localStorage.setItem('niouka:appearance', '{"compactMode":')
		localStorage.setItem('niouka:locale', 'klingon')
		localStorage.setItem('niouka:token', '\u0000')
	})
	const page = await context.newPage()
	await page.goto(demo.address)
	await expect(page.getByRole('link', { name: HERO.pt })).toBeVisible()
	await context.close()
})
