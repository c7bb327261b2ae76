import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'
import { buildFixture, type Fixture, withRspack } from './fixture.ts'
import { type ForeignSite, serveForeign } from './foreignSite.ts'
import { pointAtMachine } from './releasing.ts'

const SLICE = 'mfe-account'

let site: Site
let machine: ForeignSite
let fixture: Fixture
test.beforeAll(async () => {
	site = await startSite({ FEDERATION_OVERRIDES: 'local' })
	fixture = await buildFixture('stock-remote', withRspack)
	machine = await serveForeign({ folder: () => fixture.folder })
})
test.afterAll(async () => {
	await machine?.stop()
	await site?.stop()
	await fixture?.remove()
})

/** A page of the site in a browser that was pointed at the remote. */
async function pointed(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ locale: 'pt-BR' })
	await context.grantPermissions(['local-network-access'], { origin: site.address }).catch(() => {})
	await pointAtMachine(context, site, { slice: SLICE, origin: machine.address, entry: 'remoteEntry.js' })
	return context.newPage()
}

/** The shared modules of the remote that are not the shell's. */
function strangersIn(page: Page) {
	return page.evaluate(async (name) => {
		const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__')
		const shell = instances.find((instance: { name: string }) => instance.name === 'niouka')
		const given = (request: string) => shell.options.shared[request][0].lib()
		const seen = await shell.loadRemote(`${name}/identity`)
		const same = {
			react: seen.useState === given('react').useState,
			reactDom: seen.createPortal === given('react-dom').createPortal,
			router: seen.Link === given('react-router-dom').Link,
			styled: seen.styled === given('styled-components').styled,
		}
		return Object.entries(same).flatMap(([module, isSame]) => (isSame ? [] : [module]))
	}, SLICE)
}

test('a remote of stock tools runs in the shell in place of a slice, with one React', async ({ browser }) => {
	const page = await pointed(browser)
	await page.goto(`${site.address}/terms`)
	await expect(page.getByRole('heading', { name: 'Terms of somebody else' })).toBeVisible({ timeout: 15_000 })
	await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)')
	await page.getByRole('button', { name: 'Pressed 0' }).click()
	await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
	await expect(page.getByRole('banner')).toBeVisible()
	expect(await strangersIn(page)).toEqual([])
	await page.getByRole('main').getByRole('link', { name: 'Explore' }).click()
	await expect(page).toHaveURL(/\/explore$/)
	await expect(page.locator('main h1')).toBeVisible()
})

test('why it fails is told on the console and in the log of the page, with slice, version, module and cause', async ({
	browser,
}) => {
	const page = await pointed(browser)
	const said: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') said.push(message.text())
	})
	await page.goto(`${site.address}/privacy`)
	await expect.poll(() => said.join('\n'), { timeout: 15_000 }).toMatch(/mfe-account@local.*broken by somebody else/s)
	const failed = await page.evaluate(() =>
		Reflect.get(window, '__niouka__').events.filter(({ phase }: { phase: string }) => phase === 'failed'),
	)
	expect(failed).toMatchObject([{ slice: SLICE, version: 'local', error: 'broken by somebody else' }])
	expect(said.filter((text) => text.includes('mfe-account@local'))).toHaveLength(1)
})
