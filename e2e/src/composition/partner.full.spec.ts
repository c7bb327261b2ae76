import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { type Command, freePorts, runIn } from '../site/command.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

const ROOT = join(import.meta.dirname, '../../..')
const NAME = 'mfe-flea-market'
/** A busy machine compiles slowly, ms. */
const COMPILES_WITHIN_MS = 120_000

test.describe.configure({ timeout: 300_000 })

let site: Site
let folder: string
let dev: Command | undefined
test.beforeAll(async ({ releases }) => {
	site = releases
	folder = mkdtempSync(join(tmpdir(), 'partner-'))
	installKit()
	await run('new', 'flea-market')
})
test.afterAll(async () => {
	await dev?.stop()
	rmSync(folder, { recursive: true, force: true })
})

/** Does what `npm install` of the package does, without a network: the other packages are those of this repository. */
function installKit(): void {
	const kit = execFileSync('node', ['scripts/sliceKit.mjs'], { cwd: ROOT, encoding: 'utf8' }).trim()
	const modules = join(folder, 'node_modules')
	execFileSync('cp', ['-al', join(ROOT, 'node_modules'), modules])
	execFileSync('cp', [join(ROOT, 'package-lock.json'), folder])
	for (const name of readdirSync(modules)) {
		const isOurs = lstatSync(join(modules, name)).isSymbolicLink()
		if (isOurs || name === '.cache') rmSync(join(modules, name), { recursive: true, force: true })
	}
	mkdirSync(join(modules, 'slice-kit'))
	execFileSync('tar', ['-xzf', kit, '-C', join(modules, 'slice-kit'), '--strip-components', '1'])
}

const start = (...words: string[]) =>
	runIn(relative(ROOT, folder), ['node', 'node_modules/slice-kit/bin/slice-kit.mjs', ...words], {
		NIOUKA_SITE: site.address,
		NIOUKA_RELEASE_TOKEN: readFileSync(join(site.dataFolder, 'federation', 'token'), 'utf8').trim(),
	})

async function run(...words: string[]): Promise<string> {
	const command = start(...words)
	expect(await command.ended, command.said()).toBe(0)
	return command.said()
}

async function runNode(...words: string[]): Promise<string> {
	const command = runIn(relative(ROOT, folder), ['node', ...words])
	expect(await command.ended, command.said()).toBe(0)
	return command.said()
}

/** Changes a text of the slice. */
function edit(from: string, to: string): void {
	const file = join(folder, 'locales', 'pt.json')
	writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

const lead = (page: Page, text: string) => page.locator('#root main').getByText(text)

test('its tests and types pass as the kit wrote them', async () => {
	const said = await runNode('--experimental-vm-modules', 'node_modules/jest/bin/jest.js')
	expect(said).toContain('4 passed')
	await runNode('node_modules/@typescript/native/bin/tsc', '-p', '.')
	// As Playwright loads it, which compiles no package.
	const harness =
		"import('slice-kit/testing/playwright').then((kit) => console.log(typeof kit.answerIn, kit.listingRoute.path))"
	expect(await runNode('-e', harness)).toContain('function /api/titles')
})

test('it is seen in a running site from its own folder, and an edit is on the screen', async ({ page }) => {
	const port = freePorts()
	dev = start('dev', '--port', String(port))
	await dev.says('compiled', COMPILES_WITHIN_MS)
	const complaints = complaintsOf(page, `http://localhost:${port}`)
	await page.goto(`http://localhost:${port}/flea-market`)
	await expect(lead(page, 'Uma parte nova do Niouka.')).toBeVisible()
	edit('Uma parte nova do Niouka.', 'Compre e venda.')
	await expect(lead(page, 'Compre e venda.')).toBeVisible({ timeout: COMPILES_WITHIN_MS })
	await page.goto(`http://localhost:${port}/anime/1#flea-market`)
	await page.getByRole('link', { name: 'Abrir' }).click()
	await expect(lead(page, 'Compre e venda.')).toBeVisible()
	expect(complaints).toEqual([])
	// Nobody else sees it.
	expect((await page.request.get(`${site.address}/flea-market`)).status()).toBe(404)
	await dev.stop()
})

test('it is built, published, looked at, promoted, seen by all, followed by a canary, and withdrawn', async ({
	browser,
	page,
}) => {
	expect(await run('build')).toContain('✓ build')
	expect(await run('check', '--all')).toMatch(/✓ build.*✓ smoke/s)
	const [preview = ''] = /https?:\/\/\S+\/preview\S*/.exec(await run('publish')) ?? []
	await page.goto(`${preview}`)
	await expect(lead(page, 'Compre e venda.')).toBeVisible()
	expect((await page.request.get(`${site.address}/flea-market`, { headers: { cookie: '' } })).status()).toBe(404)

	await run('promote')
	const other = await (await browser.newContext()).newPage()
	const complaints = complaintsOf(other, site.address)
	await other.goto(`${site.address}/anime/1#flea-market`)
	await other.getByRole('link', { name: 'Abrir' }).click()
	await expect(lead(other, 'Compre e venda.')).toBeVisible()
	await expect(other.locator('header').getByRole('link', { name: 'FleaMarket' })).toHaveAttribute(
		'href',
		'/flea-market',
	)
	expect(complaints).toEqual([])

	// The next version is for a half of the visitors first.
	edit('Compre e venda.', 'Troque também.')
	for (const step of ['build', 'publish']) await run(step)
	expect(await run('promote', '--share', '0.5')).toContain('for 50 % of visitors')

	await run('withdraw')
	expect((await other.request.get(`${site.address}/flea-market`)).status()).toBe(404)
})

test('what is wrong is said in a line', async () => {
	for (const [words, code, said] of [
		[['new', 'other'], 2, 'here is a slice already'],
		[['sell'], 2, 'npx slice-kit new <name>'],
		[['dev', '--site', 'http://127.0.0.1:9'], 3, '127.0.0.1:9'],
	] as const) {
		const command = start(...words)
		expect(await command.ended, command.said()).toBe(code)
		expect(command.said()).toContain(said)
		expect(command.said()).not.toContain('    at ')
	}
	expect(NAME).toBe(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name)
})
