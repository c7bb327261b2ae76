import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Compilation, type Compiler, type Configuration, rspack } from '@rspack/core'
import { exportedNames, type NamesByRequest, usedNames } from './sharedNames.ts'
import { providedExports } from './sharing.ts'

const FILES = {
	'node_modules/lib/package.json': '{ "name": "lib", "version": "1.0.0", "type": "module", "main": "index.js" }',
	'node_modules/lib/index.js': "import { d } from 'other'; export const a = 1, b = 2, c = d; export default 3",
	'node_modules/other/package.json': '{ "name": "other", "version": "1.0.0", "main": "index.js" }',
	'node_modules/other/index.js': 'exports.d = 4; exports.e = 5',
	'src/part.js': "import { b } from 'lib'; import { e } from 'other'; export default () => b + e",
	'src/routes.js': "import three, { a } from 'lib'; export default [three, a, () => import('./part.js')]",
	'src/whole.js': "import * as lib from 'lib'; export default lib",
	'node_modules/nanostores/index.js': 'export const atom = 1, deepMap = 2',
	'node_modules/shared-composition/host/nanostores.js': "export { atom } from 'nanostores'",
	'src/page.js':
		"import { deepMap } from 'nanostores'; import * as shared from 'shared-composition/host/nanostores'; globalThis.provided = { deepMap, shared }",
	'src/host.js': "import * as lib from 'lib'; import * as other from 'other'; globalThis.provided = { lib, other }",
}

let folder: string
beforeAll(async () => {
	folder = await realpath(await mkdtemp(join(tmpdir(), 'niouka-names-')))
	for (const [name, text] of Object.entries(FILES)) {
		await mkdir(dirname(join(folder, name)), { recursive: true })
		await writeFile(join(folder, name), text)
	}
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a build and reads its modules before they are optimized. */
async function namesIn(config: Configuration, read: (compilation: Compilation) => NamesByRequest) {
	const names: NamesByRequest[] = []
	const reader = {
		apply(compiler: Compiler) {
			compiler.hooks.thisCompilation.tap('test', (compilation) => {
				compilation.hooks.optimizeModules.tap('test', () => {
					names.push(read(compilation))
				})
			})
		},
	}
	const compiler = rspack({
		mode: 'production',
		context: folder,
		output: { path: join(folder, 'dist') },
		...config,
		plugins: [...(config.plugins ?? []), reader],
	})
	await new Promise<void>((resolve, reject) => {
		compiler.run((error, stats) => {
			if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()))
			else compiler.close(() => resolve())
		})
	})
	return names[0]
}

const used = (counted: readonly string[]) => {
	// The older of rspack's two plugins: the newer one reads its own source, which Jest transforms.
	const container = new rspack.container.ModuleFederationPluginV1({
		name: 'one',
		filename: 'entry.js',
		exposes: { './routes': './src/routes.js', './whole': './src/whole.js' },
		shared: { lib: { singleton: true }, other: { singleton: true } },
	})
	return namesIn({ entry: {}, plugins: [container] }, (compilation) => {
		return usedNames(compilation, (request) => counted.includes(request))
	})
}

test('a container uses the names in its exposed modules and their chunks, without those in its fallback copies', async () => {
	expect(await used(['./src/routes.js'])).toEqual({ lib: ['a', 'b', 'default'], other: ['e'] })
})

test('a namespace that is used as a value uses every name', async () => {
	expect(await used(['./src/whole.js'])).toEqual({ lib: ['*'] })
})

test('a host exports all names of its provided modules; a CommonJS module also has its default', async () => {
	const provided = await namesIn({ entry: './src/host.js' }, (compilation) =>
		exportedNames(compilation, (request) => ['lib', 'other'].includes(request)),
	)
	expect(provided).toEqual({ lib: ['a', 'b', 'c', 'default'], other: ['d', 'default', 'e'] })
})

test('a host exports the names of the module that it shares in place of a library', async () => {
	const provided = await namesIn({ entry: './src/page.js' }, providedExports)
	expect(provided).toEqual({ nanostores: ['atom'] })
})
