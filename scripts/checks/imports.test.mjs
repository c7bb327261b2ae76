import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packages } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../setup/run.mjs'
import { forbiddenImports } from './imports.mjs'

/** Files of a repository, and the rule that each breaks. */
const FORBIDDEN = [
	// Directions of packages, in each form of an import.
	['mfe-catalogue-imports', 'mfe-catalogue/src/value.ts', "import { a } from 'mfe-account/src/a.ts'\nconsole.log(a)"],
	['mfe-catalogue-imports', 'mfe-catalogue/src/bare.ts', "import 'mfe-account/src/a.ts'"],
	['mfe-catalogue-imports', 'mfe-catalogue/src/late.ts', "export const a = () => import('mfe-account/src/a.ts')"],
	[
		'mfe-catalogue-imports',
		'mfe-catalogue/src/named.ts',
		'export const a = () => import(/* webpackChunkName: "a" */ \'mfe-account/src/a.ts\')',
	],
	[
		'mfe-catalogue-imports',
		'mfe-catalogue/src/type.ts',
		"import type { A } from 'mfe-account/src/a.ts'\nexport type B = A",
	],
	['mfe-catalogue-imports', 'mfe-catalogue/src/inline.ts', "export type B = import('mfe-account/src/a.ts').A"],
	['mfe-catalogue-imports', 'mfe-catalogue/src/all.ts', "export * from 'mfe-account/src/a.ts'"],
	[
		'mfe-catalogue-imports',
		'mfe-catalogue/src/page.tsx',
		"export { a } from 'mfe-account/src/a.ts'\nexport const b = <i />",
	],
	['mfe-catalogue-imports', 'mfe-catalogue/src/build.ts', "export { a } from 'federation/a'"],
	['shared-ui-imports', 'shared-ui/src/up.ts', "export { a } from 'shared-contract'"],
	['shared-contract-imports', 'shared-contract/src/up.ts', "export { a } from 'server/src/main.ts'"],
	['e2e-server', 'e2e/src/inner.ts', "import 'server/src/main.ts'"],
	['server-imports', 'server/src/core/shell.ts', "export { a } from 'shell/src/a.ts'"],
	['config-imports', 'mfe-account/rspack.config.ts', "export { a } from 'shared-ui/a'"],
	['no-scripts', 'shell/src/script.ts', "export { a } from '../../scripts/a.mjs'"],
	// Files of another package.
	['by-package-name', 'shell/src/reach.ts', "export { a } from '../../shared-ui/src/a.ts'"],
	['no-unresolvable', 'shell/src/inner.ts', "export { a } from 'shared-ui/src/a.ts'"],
	['no-unresolvable', 'shell/src/missing.ts', "export { a } from './nothing.ts'"],
	// Circles, dead files and tests.
	['no-circular', 'shell/src/one.ts', "import { two } from './two.ts'\nexport const one = () => two"],
	['no-circular', 'shell/src/typeOne.ts', "import type { Two } from './typeTwo.ts'\nexport type One = Two[]"],
	['no-circular-at-run-time', 'server/src/core/one.ts', "import { two } from './two.ts'\nexport const one = () => two"],
	['no-orphans', 'shell/src/dead.ts', 'export const dead = 1'],
	['no-tests', 'shell/src/product.ts', "export { a } from './a.testing.ts'"],
	// Layers of the server.
	['server-core', 'server/src/core/up.ts', "export { a } from '../catalogue/public.ts'"],
	['server-core', 'server/src/core/type.ts', "import type { A } from '../site/app.ts'\nexport type B = A"],
	['server-catalogue', 'server/src/catalogue/up.ts', "export { a } from '../community/public.ts'"],
	['server-catalogue', 'server/src/catalogue/site.ts', "export { a } from '../site/app.ts'"],
	['server-library', 'server/src/library/up.ts', "export { a } from '../community/public.ts'"],
	['server-community', 'server/src/community/inner.ts', "export { a } from '../catalogue/inner.ts'"],
	['server-releases', 'server/src/releases/slice.ts', "export { a } from '../catalogue/public.ts'"],
	['server-importer', 'server/src/importer/up.ts', "export { a } from '../site/app.ts'"],
	['server-plugins', 'server/src/plugins/one/inner.ts', "export { a } from '../../catalogue/inner.ts'"],
	['plugins-isolated', 'server/src/plugins/one/other.ts', "export { a } from '../two/index.ts'"],
	['plugins-isolated', 'server/src/site/plugin.ts', "export { a } from '../plugins/two/index.ts'"],
	['server-main', 'server/src/main.ts', "export { a } from './catalogue/public.ts'"],
]

/** Files that break no rule: the ones that the others import, and each direction that is allowed. */
const ALLOWED = [
	['scripts/a.mjs', 'export const a = 1'],
	// The other halves of circles, which are reported once.
	['shell/src/two.ts', "import { one } from './one.ts'\nexport const two = () => one"],
	['shell/src/typeTwo.ts', "import type { One } from './typeOne.ts'\nexport type Two = One[]"],
	['server/src/core/two.ts', "import { one } from './one.ts'\nexport const two = () => one"],
	['federation/src/a.ts', 'export const a = 1'],
	['shared-ui/src/a.ts', 'export const a = 1'],
	['shared-contract/src/index.ts', 'export const a = 1'],
	['mfe-account/src/a.ts', "export { a } from 'shared-ui/a'\nexport type A = number"],
	['mfe-catalogue/rspack.config.ts', "export { a } from 'federation/a'"],
	['mfe-catalogue/src/down.ts', "export { a } from 'shared-contract'\nexport { a as b } from './words.json'"],
	['mfe-catalogue/src/words.json', '{}'],
	['bench/src/a.ts', "export { a } from 'shell/src/a.ts'"],
	['shell/src/a.ts', "export { a } from 'shared-contract'"],
	['shell/src/a.testing.ts', "export { a } from './a.ts'"],
	['shell/src/a.test.ts', "import './a.testing.ts'"],
	['server/src/core/a.ts', "export { a } from 'shared-contract'"],
	['server/src/core/typeOne.ts', "import type { Two } from './typeTwo.ts'\nexport type One = Two[]"],
	['server/src/core/typeTwo.ts', "import type { One } from './typeOne.ts'\nexport type Two = One[]"],
	['server/src/catalogue/inner.ts', "export { a } from '../core/a.ts'"],
	['server/src/catalogue/public.ts', "export { a } from './inner.ts'"],
	['server/src/catalogue/whole.test.ts', "import '../site/app.ts'"],
	['server/src/community/public.ts', "export { a } from '../catalogue/public.ts'"],
	['server/src/plugins/index.ts', "export { a } from './two/index.ts'"],
	['server/src/plugins/two/index.ts', "export { a } from '../../community/public.ts'"],
	['server/src/site/list.ts', "export { a } from '../plugins/index.ts'"],
	['server/src/site/app.ts', "export { a } from '../community/public.ts'\nexport type A = number"],
]

let root
let found

beforeAll(async () => {
	root = await realpath(await mkdtemp(join(tmpdir(), 'niouka-imports-')))
	const write = async (path, text) => {
		await mkdir(dirname(join(root, path)), { recursive: true })
		await writeFile(join(root, path), text)
	}
	await mkdir(join(root, 'node_modules'))
	await Promise.all(
		Object.keys(packages).map(async (name) => {
			const exports = /^(shared-|federation)/.test(name) ? { '.': './src/index.ts', './*': './src/*.ts' } : undefined
			await write(`${name}/package.json`, JSON.stringify({ name, type: 'module', exports }))
			await symlink(join(root, name), join(root, 'node_modules', name), 'dir')
		}),
	)
	await Promise.all(ALLOWED.map(([path, text]) => write(path, text)))
	await Promise.all(FORBIDDEN.map(([, path, text]) => write(path, text)))
	// The layers of the server hold in this repository whether or not ours has them yet.
	await write(
		'.dependency-cruiser.mjs',
		`import configuration, { serverLayers } from '${ROOT}/.dependency-cruiser.mjs'
		const forbidden = [...new Set([...configuration.forbidden, ...serverLayers])]
		export default { ...configuration, forbidden }`,
	)
	found = await forbiddenImports(root, join(root, '.dependency-cruiser.mjs'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each(FORBIDDEN)('%s refuses %s', (rule, path) => {
	expect(found.filter(({ from }) => from === path).map((each) => each.rule)).toEqual([rule])
})

test('no other import is refused', () => {
	const bad = FORBIDDEN.map(([, path]) => path)
	expect(found.filter(({ from }) => !bad.includes(from))).toEqual([])
})
