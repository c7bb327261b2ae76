// `npm run slice-kit`: packs what a slice needs in a repository of its own. Prints the path of the package.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ROOT } from './setup/run.mjs'

const KIT = join(ROOT, 'slice-kit')
const STAGED = mkdtempSync(join(tmpdir(), 'slice-kit-'))
/** Our packages in the kit: in its `node_modules`, so that no registry is asked for them. */
const BUNDLED = ['federation', 'shared-contract', 'shared-i18n', 'shared-state', 'shared-ui', 'shared-composition']
/** What the page provides, and a slice imports itself. */
const PROVIDED = /^(@nanostores\/react|nanostores|react|react-dom|react-router-dom|styled-components)$/
/** What types and tests of a slice need of the repository's own tools. */
const TOOLS = /^(@jest\/globals|@swc\/|@testing-library\/|@types\/|@typescript\/native$|jest|tsx$)/
const TESTS = /\.(test|testing)\.[jt]sx?$/

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const write = (path, value) => writeFileSync(join(STAGED, path), `${JSON.stringify(value, null, '\t')}\n`)
const copy = (from, to) => cpSync(join(ROOT, from), join(STAGED, to), { recursive: true, filter: isPacked })
const isPacked = (path) => !TESTS.test(path) && !/[\\/](node_modules|dist)$/.test(relative(ROOT, path))

await ensureDependencies()
mkdirSync(join(KIT, 'dist'), { recursive: true })
mkdirSync(join(STAGED, 'node_modules'))
for (const name of BUNDLED) {
	copy(name, `node_modules/${name}`)
	const { dependencies: _, devDependencies: _dev, peerDependencies: _peers, ...manifest } = read(`${name}/package.json`)
	write(`node_modules/${name}/package.json`, manifest)
}
for (const name of ['bin', 'src', 'README.md']) copy(`slice-kit/${name}`, name)
// With the tests of the template.
cpSync(join(KIT, 'newSlice'), join(STAGED, 'newSlice'), { recursive: true })
copy('scripts/jest', 'jest')
copy('LICENSE', 'LICENSE')
// Playwright compiles no package.
await build({
	entryPoints: [join(KIT, 'src/testing/playwright.ts')],
	outfile: join(STAGED, 'testing/playwright.mjs'),
	bundle: true,
	format: 'esm',
	platform: 'node',
})
write('package.json', manifest())
write('tsconfig.json', typeSettings())
const [{ filename }] = JSON.parse(
	execFileSync('npm', ['pack', '--json', '--pack-destination', join(KIT, 'dist')], { cwd: STAGED, encoding: 'utf8' }),
)
rmSync(STAGED, { recursive: true })
process.stdout.write(`${join(KIT, 'dist', filename)}\n`)

function manifest() {
	const { private: _, dependencies: _bundled, ...own } = read('slice-kit/package.json')
	const { browserslist, devDependencies, engines } = read('package.json')
	const needed = BUNDLED.flatMap((name) => Object.entries(read(`${name}/package.json`).dependencies ?? {}))
	const tools = Object.entries(devDependencies).filter(([name]) => TOOLS.test(name))
	const foreign = [...needed, ...tools].filter(([name]) => !BUNDLED.includes(name)).sort()
	const isProvided = ([name]) => PROVIDED.test(name)
	return {
		...own,
		exports: {
			...own.exports,
			'./jest': './jest/kit.mjs',
			'./testing/playwright': { types: own.exports['./testing/playwright'], default: './testing/playwright.mjs' },
		},
		engines,
		browserslist,
		dependencies: {
			...Object.fromEntries(foreign.filter((each) => !isProvided(each))),
			...Object.fromEntries(BUNDLED.map((name) => [name, read(`${name}/package.json`).version])),
		},
		peerDependencies: Object.fromEntries(foreign.filter(isProvided)),
		bundleDependencies: BUNDLED,
	}
}

/** The settings of TypeScript, with the files behind the names of our packages. */
function typeSettings() {
	const { compilerOptions } = read('tsconfig.base.json')
	const paths = BUNDLED.flatMap((name) =>
		Object.entries(read(`${name}/package.json`).exports).map(([key, file]) => [
			name + key.slice(1),
			[`./node_modules/${name}/${file.slice(2)}`],
		]),
	)
	const router = { 'react-router-dom': ['./node_modules/shared-composition/src/host/react-router-dom.ts'] }
	return { compilerOptions: { ...compilerOptions, paths: { ...Object.fromEntries(paths), ...router } } }
}
