import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { VERSION_MARK } from './release/version.ts'
import { SINGLETONS } from './singletons.ts'

const BUILDER = join(import.meta.dirname, 'slice.testing.ts')
const made: string[] = []
let builds: Map<string, string>[]

beforeAll(async () => {
	builds = [await buildIn(await folder('one')), await buildIn(await folder('another/deeper'))]
})
afterAll(() => Promise.all(made.map((each) => rm(each, { recursive: true, force: true }))))

/** A folder of a slice with the packages that it shares. */
async function folder(name: string): Promise<string> {
	const top = await realpath(await mkdtemp(join(tmpdir(), 'niouka-slice-')))
	made.push(top)
	const files: Record<string, string> = {
		'routes.js':
			'import * as react from "react"; export const routes = [react, () => import(/* webpackChunkName: "late" */ "./late.js")]',
		'late.js': 'export const late = 1',
		'node_modules/federation/package.json': '{"name":"federation","version":"0.1.0"}',
		'node_modules/federation/slice/chunkRequests.js': 'export default () => ({ name: "test" })',
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

/** The scripts of a build of the slice in a folder. It is built by a process of its own: the bundler does not run inside jest. */
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

test('a slice that is built in two folders is the same to the byte', () => {
	const [one, another] = builds
	expect([...(one ?? [])].sort()).toEqual([...(another ?? [])].sort())
	expect(one?.size).toBeGreaterThan(3)
})

test('each chunk goes to an array that is named after the version, where the version is put in later', () => {
	const late = builds[0]?.get('late.js') ?? ''
	expect(late).toContain(`"mfe-account@${VERSION_MARK}"`)
})

test('the entry brings no runtime, and asks the page for that of Module Federation', () => {
	const [, entry = ''] = [...(builds[0] ?? [])].find(([name]) => name.startsWith('entry.')) ?? []
	expect(entry).toContain('_FEDERATION_RUNTIME_CORE')
	expect(entry).toContain('__niouka__?.chunks?.protect("mfe-account",')
	expect(entry.length).toBeLessThan(40_000)
})
