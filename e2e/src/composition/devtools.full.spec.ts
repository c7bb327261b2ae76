import { expect } from '@playwright/test'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

/** What Module Federation's extension of the browser adds before a page runs: a plugin for every instance of the runtime. */
function injectPlugin() {
	const heard: string[] = []
	const plugin = {
		name: 'mf-devtool-of-a-test',
		beforeInit(args: { userOptions: { name: string } }) {
			heard.push(args.userOptions.name)
			return args
		},
	}
	const federation = { __GLOBAL_PLUGIN__: [plugin] }
	for (const name of ['__FEDERATION__', '__VMOK__'])
		Object.defineProperty(window, name, { value: federation, writable: true })
	Object.assign(window, { heard })
}

/** What the extension posts from the page to its panel: it reads these two, and what can be told in JSON. */
function readByExtension() {
	const { moduleInfo, __SHARE__: share } = Reflect.get<object, string>(window, '__FEDERATION__')
	const plain = (_key: string, value: unknown) => (typeof value === 'function' ? undefined : value)
	return { moduleInfo: JSON.parse(JSON.stringify(moduleInfo)), share: JSON.parse(JSON.stringify(share, plain)) }
}

test("Module Federation's devtools find the remotes of a page, their versions, and the shared modules", async ({
	page,
}) => {
	await page.addInitScript(injectPlugin)
	await page.goto(`${site.address}/terms`)
	await expect(page.locator('main h1')).toBeVisible()
	const versions = Object.fromEntries(
		site.registry.slices.map(({ name, version }) => [name, { matchedVersion: version }]),
	)
	await expect
		.poll(async () => (await page.evaluate(readByExtension)).moduleInfo.niouka)
		.toEqual({
			version: '',
			remoteEntry: '',
			remotesInfo: versions,
		})
	const { moduleInfo, share } = await page.evaluate(readByExtension)
	const account = site.registry.slices.find(({ name }) => name === 'mfe-account')
	expect(moduleInfo[`mfe-account:${account?.version}`]).toMatchObject({
		version: account?.version,
		remoteEntry: account?.entry,
		publicPath: `${site.address}${account?.base}`,
		modules: expect.arrayContaining([{ moduleName: 'routes', modulePath: './routes' }]),
		shared: expect.arrayContaining([{ sharedName: 'react', version: account?.built?.react }]),
	})
	const { react, 'react/jsx-runtime': jsx } = share.niouka.default
	for (const versions of [react, jsx]) expect(Object.keys(versions)).toEqual([account?.built?.react])
	expect(Object.values(jsx)).toMatchObject([
		{ from: 'niouka', loaded: true, useIn: expect.arrayContaining(['mfe-account']) },
	])
	const heard = await page.evaluate((): string[] => Reflect.get(window, 'heard'))
	expect([...new Set(heard)]).toEqual(['niouka', 'mfe-account'])
})
