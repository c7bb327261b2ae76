import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfy } from '@module-federation/runtime'
import { packageFolder } from './compile.ts'
import { compatibleRange, packageOf, SINGLETONS } from './singletons.ts'

interface Manifest {
	name: string
	dependencies?: Record<string, string>
	devDependencies?: Record<string, string>
}

const manifests = readdirSync(packageFolder('.'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
	.flatMap(({ name }): Manifest[] => {
		try {
			return [JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'))]
		} catch {
			return []
		}
	})

test.each(SINGLETONS)(
	'the installed version $version of $request is in the required range',
	({ version, requiredVersion }) => {
		expect(satisfy(version, requiredVersion)).toBe(true)
	},
)

test('every package depends on the installed version of each shared module', () => {
	const mismatches = manifests.flatMap(({ name, dependencies, devDependencies }) =>
		SINGLETONS.flatMap(({ request, version }) => {
			const wanted = { ...dependencies, ...devDependencies }[packageOf(request)]
			const fits = wanted === undefined || (wanted.startsWith('^') ? satisfy(version, wanted) : wanted === version)
			return fits ? [] : [`${name} depends on ${packageOf(request)} ${wanted}, but ${version} is installed`]
		}),
	)
	expect(mismatches).toEqual([])
	expect(manifests.length).toBeGreaterThan(10)
})

test.each([
	['0.1.0', '^0.1.0'],
	['0.1.7', '^0.1.0'],
	['1.4.2', '^1.0.0'],
	['2.0.0', '^2.0.0'],
])('the range of versions compatibleRange with %s is %s', (version, range) => {
	expect(compatibleRange(version)).toBe(range)
})
