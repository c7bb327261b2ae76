import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Browser, expect, type Page } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { newMember } from '../site/member.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { newDataFolder, removeFolder } from '../site/template.ts'
import { test } from '../test.ts'
import { releaseTo } from './releasing.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** What a migration of a later server may do without asking the pages that are open: it adds. */
const LATER = `
	alter table member add column favourite_tea text not null default 'hojicha';
	alter table list_entry add column mood smallint;
	alter table title add column sung_by text;
	create table tea_party (id bigserial primary key, held_at timestamptz not null default now());
`

async function migrateFurther(folder: string) {
	const database = await PGlite.create(join(folder, 'database'))
	await database.exec(LATER)
	await database.close()
}

/** Errors of a page, but for the connection that breaks while the server is away, and its 503 while it starts. */
function errorsOf(page: Page): string[] {
	const errors: string[] = []
	page.on('pageerror', ({ message }) => errors.push(message))
	page.on('console', (message) => {
		const isAway = /WebSocket|ERR_CONNECTION_REFUSED|status of 503/.test(message.text())
		if (message.type() === 'error' && !isAway) errors.push(message.text())
	})
	return errors
}

async function openTab(browser: Browser, site: Site, name: string) {
	const member = await newMember(browser, site.address, name)
	const page = await member.open('/explore')
	await expect(page.locator('main li a').first()).toBeVisible()
	return { member, page, errors: errorsOf(page) }
}

test('a tab that was open before goes on across a release, a restart and a migration', async ({ browser }) => {
	// Its site is started twice.
	test.setTimeout(180_000)
	const folder = await newDataFolder()
	let site = await startSite({ DATA_DIR: folder })
	const { member, page, errors } = await openTab(browser, site, 'Aba Antiga')
	const heading = await page.locator('main h1').textContent()
	const newer = await alteredBuild('mfe-catalogue', '0.1.1', replacing('Calendário de Lançamentos', 'Agenda Nova'))
	await releaseTo(site, newer)
	await site.stop()
	await migrateFurther(folder)
	site = await startSite({ DATA_DIR: folder, PORT: new URL(site.address).port })

	// What it has not fetched so far is still there for it, in the version that it runs.
	await page.locator('header a[href="/calendar"]').click()
	await expect(page.locator('main h1')).toHaveText('Calendário de Lançamentos')
	await page.locator('header a[href="/explore"]').click()
	await expect(page.locator('main h1')).toHaveText(heading ?? '')

	// It reads and writes.
	await page.locator('main li a[href^="/anime/"]').first().click()
	await page.waitForURL('**/anime/*')
	await page.getByRole('main').getByRole('button', { name: 'Salvar na Lista' }).first().click()
	await expect(page.getByRole('main').getByRole('button', { name: 'Salvo na Sua Lista' }).first()).toBeVisible()
	const saved = async () => (await member.send<{ titleIds: string[] }>('GET', 'saved')).body.titleIds
	await expect.poll(saved).toHaveLength(1)
	expect(errors).toEqual([])

	// Its next document has the new version.
	await page.goto(`${site.address}/calendar`)
	await expect(page.locator('main h1')).toHaveText('Agenda Nova')
	await site.stop()
	await removeFolder(folder)
})

test('a tab takes the answers of a later API, which hold more than it knows', async ({ browser, members }) => {
	const { page, errors } = await openTab(browser, members, 'Aba de Hoje')
	await page.route(
		(url) => url.pathname.startsWith('/api/'),
		async (route) => {
			const answer = await route.fetch()
			const isJson = answer.headers()['content-type']?.includes('json')
			return isJson ? route.fulfill({ response: answer, json: withMore(await answer.json()) }) : route.continue()
		},
	)
	for (const path of ['/mangas', '/popular', '/calendar', '/news']) {
		await page.locator(`header a[href="${path}"]`).click()
		await page.waitForURL((url) => url.pathname === path)
		await expect(page.locator('main h1')).toBeVisible()
		await expect(page.getByRole('alert')).toHaveCount(0)
	}
	await page.locator('main a[href^="/news/"]').first().click()
	await expect(page.locator('main article h1')).toBeVisible()
	expect(errors).toEqual([])
	// What is still asked for when the site is taken down is nobody's concern.
	await page.unrouteAll({ behavior: 'ignoreErrors' })
	await page.close()
})

/** The same with a field more in each object. */
function withMore(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withMore)
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).map(([name, each]) => [name, withMore(each)])
	return { ...Object.fromEntries(entries), addedLater: { by: 'a later server' } }
}
