import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { runIn } from '../site/command.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'
import { buildFixture, type Fixture, withRspack, withVite } from './fixture.ts'
import { type ForeignSite, serveForeign } from './foreignSite.ts'
import { pointAtMachine } from './releasing.ts'

const SLICE = 'mfe-account'

/** The same remote by different tools. */
const BUILT = {
	'stock-remote': { by: "enhanced's plugin for rspack", command: withRspack },
	'vite-remote': { by: 'Vite', command: withVite },
}
type Name = keyof typeof BUILT

/** What stands in for a slice, and is released. */
const REMOTES: readonly Name[] = ['stock-remote', 'vite-remote']

let site: Site
test.beforeAll(({ adminPlace }) => {
	site = adminPlace.site
})

/** The remotes that were built to stand in for a slice. */
const standIns = new Map<Name, Promise<Fixture>>()
let fixture: Fixture | undefined
let machine: ForeignSite | undefined
test.afterEach(async () => {
	await machine?.stop()
	await fixture?.remove()
	;[machine, fixture] = [undefined, undefined]
})
test.afterAll(async () => {
	for (const built of standIns.values()) await (await built).remove()
})

/** A page of the site in a browser that was pointed at a machine with the remote. */
async function pointed(browser: Browser, name: Name): Promise<Page> {
	const building = standIns.get(name) ?? buildFixture(name, BUILT[name].command, { SLICE })
	standIns.set(name, building)
	const built = await building
	machine = await serveForeign({ folder: () => built.folder })
	const context = await browser.newContext({ locale: 'pt-BR' })
	// A browser asks before a site reaches the machine.
	await context.grantPermissions(['local-network-access'], { origin: site.address }).catch(() => {})
	await pointAtMachine(context, site, { slice: SLICE, origin: machine.address, entry: 'remoteEntry.js' })
	return context.newPage()
}

/** The shared modules of the remote that are not the shell's. */
function strangersIn(page: Page, slice = SLICE) {
	return page.evaluate(async (name) => {
		const { __INSTANCES__: instances } = Reflect.get<object, string>(window, '__FEDERATION__')
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
	}, slice)
}

for (const name of REMOTES) {
	test(`a remote that ${BUILT[name].by} has built runs in the shell in place of a slice, with one React`, async ({
		browser,
	}) => {
		const page = await pointed(browser, name)
		await page.goto(`${site.address}/terms`)
		await expect(page.getByRole('heading', { name: 'Page of a partner' })).toBeVisible()
		await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)')
		await page.getByRole('button', { name: 'Pressed 0' }).click()
		await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
		await expect(page.getByRole('banner')).toBeVisible()
		expect(await strangersIn(page)).toEqual([])
		await page.getByRole('main').getByRole('link', { name: 'Explore' }).click()
		await expect(page).toHaveURL(/\/explore$/)
		await expect(page.locator('main h1')).toBeVisible()
	})
}

test('why it fails is told on the console and in the log of the page, with slice, version, module and cause', async ({
	browser,
}) => {
	const page = await pointed(browser, 'stock-remote')
	const said: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') said.push(message.text())
	})
	await page.goto(`${site.address}/privacy`)
	await expect.poll(() => said.join('\n')).toMatch(/mfe-account@local.*broken by somebody else/s)
	const failed = await page.evaluate(() =>
		Reflect.get(window, '__niouka__').events.filter(({ phase }: { phase: string }) => phase === 'failed'),
	)
	expect(failed).toMatchObject([{ slice: SLICE, version: 'local', error: 'broken by somebody else' }])
	expect(said.filter((text) => text.includes('mfe-account@local'))).toHaveLength(1)
})

for (const name of REMOTES) {
	test(`a build by ${BUILT[name].by} is checked and released as a slice that the shell has never heard of`, async ({
		page,
	}) => {
		test.setTimeout(300_000)
		const own = await startSite()
		const slice = `mfe-${name}`
		fixture = await buildFixture(name, BUILT[name].command, { SLICE: slice })
		const words = ['node', 'scripts/release.mjs', slice, 'release', '--folder', fixture.folder, '--site', own.address]
		const command = runIn('.', words, { DATA_DIR: own.dataFolder })
		expect(await command.ended, command.said()).toBe(0)
		await page.goto(`${own.address}/partner`)
		await expect(page.getByRole('heading', { name: 'Page of a partner' })).toBeVisible()
		await page.getByRole('button', { name: 'Pressed 0' }).click()
		await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
		expect(await strangersIn(page, slice)).toEqual([])
		await own.stop()
	})
}
