import { expect, type Page } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { complaintsOf } from '../browser/complaints.ts'
import { newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { previewOf, publishTo } from './releasing.ts'

let site: Site
let link: string
test.beforeAll(async ({ releases }) => {
	site = releases
	const candidate = await alteredBuild('mfe-account', '0.1.7', replacing('Senha', 'Palavra-passe'))
	await publishTo(site, candidate)
	link = await previewOf(site, candidate)
})

const main = (page: Page) => page.locator('#root main')
const badge = (page: Page) => page.getByRole('complementary', { name: 'Versão em teste' })

test('a link shows a version to a visitor, and other browsers keep the live one', async ({ browser, page }) => {
	const complaints = complaintsOf(page, site.address)
	await page.goto(link)
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText('Palavra-passe')
	await expect(badge(page)).toContainText('mfe-account 0.1.7')
	expect(complaints).toEqual([])
	// What the worker keeps for a time without a network is no preview.
	const kept = async () => (await (await caches.match('/', { ignoreVary: true }))?.text()) ?? ''
	expect(await page.evaluate(kept)).not.toContain('data-visitor')
	expect(await page.evaluate(registerFileOfVersion)).toContain('(404)')
	await badge(page).getByRole('button').click()
	await expect(page).toHaveURL(`${site.address}/`)
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText('Senha')

	const other = await (await browser.newContext()).newPage()
	await other.goto(`${site.address}/auth`)
	await expect(main(other)).toContainText('Senha')
	await other.context().close()
})

/** Tries to make a file of the version, which the browser has in its cache, a service worker. @returns its error */
async function registerFileOfVersion(): Promise<string> {
	const files = performance.getEntriesByType('resource').map(({ name }) => name)
	const file = files.find((name) => name.includes('/r/mfe-account/0.1.7/') && name.endsWith('.js')) ?? ''
	return navigator.serviceWorker.register(file, { updateViaCache: 'all' }).then(
		() => `registered ${file}`,
		(error: Error) => error.message,
	)
}

test('a preview whose version is gone can be left, by its badge and by a link that is over', async ({ page }) => {
	const stay = () => page.context().addCookies([{ name: 'niouka_visitor', value: '1', url: site.address }])
	await stay()
	await page.goto(site.address)
	await expect(badge(page)).toContainText('A versão da prévia não está mais disponível.')
	await badge(page).getByRole('button').click()
	await expect
		.poll(async () => (await page.context().cookies()).map(({ name }) => name))
		.not.toContain('niouka_visitor')

	await stay()
	await page.goto(`${link.split('?')[0]}x`)
	await page.getByRole('button', { name: 'Sair da prévia' }).click()
	await expect(page).toHaveURL(`${site.address}/`)
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('niouka_visitor')
})

test('a member is a visitor in a preview until they say otherwise, and signed in before and after', async ({
	browser,
}) => {
	const member = await newMember(browser, site.address, 'Bia da Prévia')
	const before = await member.open('/settings')
	const page = await member.context.newPage()
	const complaints = complaintsOf(page, site.address)
	await expect(main(before).getByRole('heading', { level: 1 })).toBeVisible()

	await page.goto(link)
	await expect(page.getByRole('heading')).toHaveText('Prévia de uma versão')
	await page.getByRole('button', { name: 'Ver como visitante' }).click()
	await page.goto(`${site.address}/settings`)
	await expect(main(page)).toContainText('Palavra-passe')
	await expect(badge(page)).toContainText('Você vê o site como visitante.')

	// A page from before asks the server when it is looked at again, and keeps its session.
	await before.goto(`${site.address}/terms`)
	await badge(page).getByRole('button').click()
	await page.goto(`${site.address}/settings`)
	await expect(main(page).getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()

	await page.goto(link)
	await page.getByRole('button', { name: 'Ver com a minha conta' }).click()
	await page.goto(`${site.address}/settings`)
	await expect(main(page).getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
	await expect(badge(page)).not.toContainText('visitante')
	expect(complaints).toEqual([])
	await member.context.close()
})
