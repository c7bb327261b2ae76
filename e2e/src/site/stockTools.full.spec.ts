import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { type Command, freePorts, runIn } from './command.ts'

const SLICE = 'mfe-account'
const DIST = join(import.meta.dirname, '..', '..', '..', SLICE, 'dist')
/** A busy machine compiles slowly, ms. */
const COMPILES_WITHIN_MS = 120_000

test.describe.configure({ timeout: 240_000 })

let command: Command | undefined
test.afterEach(async () => {
	await command?.stop()
	command = undefined
})

const json = async (path: string) => JSON.parse(await readFile(join(DIST, path), 'utf8'))

test('`npx rspack serve` in a slice serves it to any page, and says at its address how to use it', async () => {
	const port = freePorts()
	command = runIn(SLICE, ['npx', 'rspack', 'serve', '--port', String(port)])
	await command.says('compiled', COMPILES_WITHIN_MS)
	const address = `http://localhost:${port}`
	const page = await fetch(address, { headers: { accept: 'text/html' } })
	expect(page.status).toBe(200)
	const html = await page.text()
	for (const words of ['entry.js', 'mf-manifest.json', '/api/composition/override', address])
		expect(html).toContain(words)
	for (const file of ['entry.js', 'mf-manifest.json', 'slice.json', 'routes.js']) {
		const answer = await fetch(`${address}/${file}`)
		expect([file, answer.status]).toEqual([file, 200])
		expect(answer.headers.get('access-control-allow-origin')).toBe('*')
		expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
	}
})

// A compilation of a minute each: in a full run.
test('`npx rspack build` in a slice leaves the version that `npm run build` does, with all that a release needs', async () => {
	const before = await json('latest.json')
	const { mtimeMs } = await stat(join(DIST, 'latest.json'))
	command = runIn(SLICE, ['npx', 'rspack', 'build'])
	expect(await command.ended, command.said()).toBe(0)
	const after = await json('latest.json')
	expect((await stat(join(DIST, 'latest.json'))).mtimeMs).toBeGreaterThan(mtimeMs)
	expect(after.version).toBe(before.version)
	const release = await json(`${after.version}/release.json`)
	expect(release.slice.version).toBe(after.version)
	expect(release.uses['shared-ui']).toContain('Button')
})

test('`npx rspack serve` in the shell shows it around the slices of a site that runs', async ({ page, demo }) => {
	const port = freePorts()
	command = runIn('shell', ['npx', 'rspack', 'serve', '--port', String(port)], { NIOUKA_SITE: demo.address })
	await command.says('compiled', COMPILES_WITHIN_MS)
	await page.goto(`http://localhost:${port}/terms`)
	await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 })
})
