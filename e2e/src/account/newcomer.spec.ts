import { type Browser, expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { siteWords } from '../browser/siteWords.ts'
import { widthsOf } from '../browser/walk.ts'
import { isFull } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

/**
 * Each language walks the whole path at one width; what came of it is looked at as every screen is. The words of the others
 * are those of the screens that every run looks at.
 */
const NEWCOMERS = [
	{ locale: 'pt', language: 'pt-BR', width: 390, name: 'Novata' },
	{ locale: 'en', language: 'en-US', width: 1280, name: 'Newcomer' },
	{ locale: 'ja', language: 'ja-JP', width: 768, name: '新人' },
] as const
type Newcomer = (typeof NEWCOMERS)[number]

const SCREENS = ['/lists', '/lists/import', '/profile?tab=anime-list', '/settings', '/settings/privacy', '/anime/3']
const PASSWORD = 'violeta-quieta-83'
const BIO = 'ぼちぼち · aos poucos · bit by bit'

/** A list as MyAnimeList writes it: three titles that are here, one that nobody knows. */
const SAMPLE_LIST = `<?xml version="1.0" encoding="UTF-8" ?>
<myanimelist>
	<myinfo><user_name>novata</user_name><user_export_type>1</user_export_type></myinfo>
	${[
		['Gigantes do Arrozal', 2, 'Watching'],
		['Alfândega de Ceres', 17, 'Completed'],
		['A Cartógrafa do Reino que Anda', 0, 'Plan to Watch'],
		['Uma obra que ninguém conhece', 1, 'Watching'],
	]
		.map(
			([title, episodes, status]) => `<anime>
		<series_animedb_id>0</series_animedb_id>
		<series_title><![CDATA[${title}]]></series_title>
		<my_watched_episodes>${episodes}</my_watched_episodes>
		<my_score>0</my_score>
		<my_status>${status}</my_status>
		<update_on_import>1</update_on_import>
	</anime>`,
		)
		.join('\n\t')}
</myanimelist>`

/** A page of somebody who has never been here, and what it complains of. */
async function arrive(browser: Browser, { language, width }: Newcomer) {
	const context = await browser.newContext({ locale: language, viewport: { width, height: 900 } })
	const page = await context.newPage()
	return { page, complaints: complaintsOf(page, site.address) }
}

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()

for (const newcomer of isFull ? NEWCOMERS : NEWCOMERS.slice(0, 1)) {
	const { locale, width, name } = newcomer
	test(`from registering to leaving in ${locale} at ${width} px, with a quiet console`, async ({ browser }) => {
		const t = siteWords(locale, 'mfe-account')
		const { page, complaints } = await arrive(browser, newcomer)
		const email = `novata-${locale}@exemplo.com.br`
		const go = (path: string) => page.goto(site.address + path)

		await test.step('register, led there and back', async () => {
			await go('/lists/import')
			await expect(page).toHaveURL(/\/auth\?next=/)
			await page.getByRole('tab', { name: t('auth.tab.register') }).click()
			await page.getByLabel(t('auth.username')).fill(name)
			await page.getByLabel(t('auth.email')).fill(email)
			await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
			await press(page, t('auth.submit.register'))
			await expect(page).toHaveURL(`${site.address}/lists/import`)
		})

		await test.step('import the sample list', async () => {
			const file = { name: 'animelist.xml', mimeType: 'text/xml', buffer: Buffer.from(SAMPLE_LIST) }
			await page.locator('input[type=file]').setInputFiles(file)
			await said(page, t('transfer.checked'))
			await said(page, t('transfer.reason.unknownName'))
			await press(page, t('transfer.apply', { count: 3 }))
			await said(page, t('transfer.applied'))
		})

		await test.step('mark progress', async () => {
			await go('/lists')
			await page.getByText('+1', { exact: true }).click()
			await said(page, t('listTabs.anime.progress', { progress: '3 / 22' }))
		})

		await test.step('make a list', async () => {
			await page.getByRole('tab', { name: t('lists.custom') }).click()
			await press(page, t('lists.create'))
			await page.getByLabel(t('lists.form.title')).fill(`${name} ☂`)
			await press(page, t('lists.create.submit'))
			await said(page, t('lists.created'))
			await press(page, `${name} ☂`)
			await press(page, t('lists.item.add'))
			await page.getByLabel(t('favorites.search')).fill('Gigantes do Arrozal')
			await page
				.getByRole('dialog')
				.last()
				.getByRole('button', { name: t('favorites.addOne', { name: '' }).trim() })
				.first()
				.click()
			await said(page, t('lists.item.added'))
		})

		await test.step('change settings', async () => {
			await go('/settings')
			await page.getByLabel(t('settings.bio')).fill(BIO)
			await press(page, t('settings.save'))
			await said(page, t('settings.saved'))
			await page.getByRole('link', { name: t('settings.section.appearance') }).click()
			await page.getByRole('switch', { name: t('appearance.compact') }).click()
			await page.reload()
			await expect(page.getByRole('switch', { name: t('appearance.compact') })).toBeChecked()
			await go('/profile')
			await expect(page.getByText(BIO)).toBeVisible()
		})

		await test.step('look at it at every width', async () => {
			for (const screen of SCREENS) {
				await go(screen)
				await expect(page.locator('main h1').first()).toBeVisible()
				for (const other of widthsOf(locale)) {
					await page.setViewportSize({ width: other, height: 900 })
					expect(await fitsWidth(page), `${screen} within ${other} px`).toBe(true)
				}
			}
			await page.setViewportSize({ width, height: 900 })
		})

		await test.step('take everything along', async () => {
			await go('/lists/import')
			const coming = page.waitForEvent('download')
			await press(page, t('transfer.export.save', { name: `${t('transfer.export.archive')} (.zip)` }))
			expect((await coming).suggestedFilename()).toBe('niouka-archive.zip')
			await said(page, t('transfer.export.done'))
		})

		await test.step('leave for good', async () => {
			// What the page of a member asks for once it is painted would be refused after the deletion.
			await go('/settings/delete')
			await page.waitForLoadState('networkidle')
			await press(page, t('delete.press'))
			await page.getByLabel(t('settings.currentPassword'), { exact: true }).fill(PASSWORD)
			await press(page, t('delete.confirm'))
			await said(page, t('delete.done'))
			await expect(page).toHaveURL(`${site.address}/`)
			const late = await page.request.post(`${site.address}/api/auth/login`, { data: { email, password: PASSWORD } })
			expect(late.status()).toBe(401)
			expect((await page.request.get(`${site.address}/api/profiles/${encodeURIComponent(name)}`)).status()).toBe(404)
		})
		expect(complaints).toEqual([])
	})
}
