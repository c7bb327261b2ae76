import { expect } from '@playwright/test'
import { changeLanguage } from '../browser/changeLanguage.ts'
import { complaintsOf } from '../browser/complaints.ts'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { LANGUAGES, type Language, WIDTHS, widthsOf } from '../browser/walk.ts'
import { isFull } from '../full.ts'
import { startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

const HERO = { pt: 'Explorar animes', en: 'Explore anime', ja: 'アニメを探す' } as const

// A full run opens a page for each language and width.
const VISITS: readonly { languages: readonly [Language, ...Language[]]; widths?: readonly number[] }[] = isFull
	? (['pt', 'en', 'ja'] as const).flatMap((one) =>
			WIDTHS.map((width) => ({ languages: [one] as const, widths: [width] })),
		)
	: [{ languages: ['pt', 'en', 'ja'] }]
for (const { languages, widths } of VISITS) {
	test(`home in ${languages} at ${widths ?? 'every width'}: complete, in its width, with a quiet console`, async ({
		browser,
		demo,
	}) => {
		const context = await browser.newContext({ locale: LANGUAGES[languages[0]], reducedMotion: 'no-preference' })
		const page = await context.newPage()
		const complaints = complaintsOf(page, demo.address)
		await page.setViewportSize({ width: widths?.[0] ?? WIDTHS[0], height: 900 })
		await page.goto(demo.address)
		for (const language of languages) {
			if (language !== languages[0]) await changeLanguage(page, language)
			// The hero may have gone on to its next slide.
			await expect(page.getByRole('link', { name: HERO[language], includeHidden: true })).toBeAttached()
			await expect(page.locator('#niouka-startup')).toHaveCount(0)
			await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
			await expect(page.getByRole('region').first()).toBeVisible()
			for (const width of widths ?? widthsOf(language)) {
				await page.setViewportSize({ width, height: 900 })
				await expect.poll(() => fitsWidth(page), `${language} within ${width} px`).toBe(true)
			}
		}
		expect(complaints).toEqual([])
	})
}

test('a newcomer searches, finds despite a typing error, saves a title, registers, and is known after a reload', async ({
	page,
}) => {
	const site = await startSite()
	const complaints = complaintsOf(page, site.address)
	await page.goto(site.address)
	await expect(page.locator('#niouka-startup')).toHaveCount(0)
	await page.keyboard.press('/')
	await page.getByPlaceholder('Pesquisar animes, mangás, filmes...').fill('cartografa do reyno')
	await expect(page.getByRole('link', { name: /A Cartógrafa do Reino que Anda/ }).first()).toBeVisible()
	await page.keyboard.press('Escape')

	await page.getByRole('button', { name: 'Salvar na Lista' }).first().click()
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
