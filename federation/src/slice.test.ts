import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { VERSION_PLACEHOLDER } from './release/version.ts'
import { SINGLETONS } from './singletons.ts'

const BUILDER = join(import.meta.dirname, 'slice.testing.ts')
const folders: string[] = []
let builds: Map<string, string>[]

beforeAll(async () => {
	builds = [await buildIn(await createFolder('one')), await buildIn(await createFolder('another/deeper'))]
})
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))))

/** Creates the folder of a slice with its shared packages. */
async function createFolder(name: string): Promise<string> {
	const top = await realpath(await mkdtemp(join(tmpdir(), 'niouka-slice-')))
	folders.push(top)
	const files: Record<string, string> = {
		'routes.js':
			'import * as react from "react"; export const routes = [react, () => import(/* webpackChunkName: "late" */ "./late.js")]',
		'late.js': 'export const late = 1',
		'node_modules/federation/package.json': '{"name":"federation","version":"0.1.0"}',
		'node_modules/federation/runtimePlugins/chunkRequests.js': 'export default () => ({ name: "test" })',
		'node_modules/shared-composition/identity.js': 'export {}',
		'node_modules/shared-composition/mount.js': 'export {}',
	}
	for (const { request, version, source } of SINGLETONS) {
		const [, own = '', file = ''] = /^(@[^/]+\/[^/]+|[^/]+)\/?(.*)$/.exec(source ?? request) ?? []
		files[`node_modules/${own}/package.json`] = JSON.stringify({ name: own, version })
		files[`node_modules/${own}/${file || 'index'}.js`] = 'export const made = 1'
	}
	await Promise.all(
		Object.entries(files).map(async ([path, content]) => {
			const whole = join(top, name, path)
			await mkdir(dirname(whole), { recursive: true })
			await writeFile(whole, content)
		}),
	)
	return join(top, name)
}

/** Builds the slice of a folder and returns its scripts. The build has its own process, because the bundler does not run inside jest. */
async function buildIn(context: string): Promise<Map<string, string>> {
	await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', BUILDER, context], {
		cwd: join(import.meta.dirname, '..'),
		env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
	})
	const path = join(context, 'dist')
	const names = (await readdir(path)).filter((name) => name.endsWith('.js'))
	return new Map(
		await Promise.all(names.map(async (name) => [name, await readFile(join(path, name), 'utf8')] as const)),
	)
}

test('builds of one slice in two folders are identical', () => {
	const [one, another] = builds
	expect([...(one ?? [])].sort()).toEqual([...(another ?? [])].sort())
	expect(one?.size).toBeGreaterThan(3)
})

test('the global array of the chunks is named after the version placeholder', () => {
	const late = builds[0]?.get('late.js') ?? ''
	expect(late).toContain(`"mfe-account@${VERSION_PLACEHOLDER}"`)
})

test('the entry script includes no runtime and takes that of the page', () => {
	const [, entry = ''] = [...(builds[0] ?? [])].find(([name]) => name.startsWith('entry.')) ?? []
	expect(entry).toContain('_FEDERATION_RUNTIME_CORE')
	expect(entry).toContain('__niouka__?.chunks?.protect("mfe-account",')
	expect(entry.length).toBeLessThan(40_000)
})
