import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfy } from '@module-federation/runtime'
import { packageFolder } from './compile.ts'
import { compatible, packageOf, SINGLETONS } from './singletons.ts'

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

test.each(SINGLETONS)('$request $version is in the range that slices ask for', ({ version, requiredVersion }) => {
	expect(satisfy(version, requiredVersion)).toBe(true)
})

test('every package names a shared module in a version that is the installed one', () => {
	const others = manifests.flatMap(({ name, dependencies, devDependencies }) =>
		SINGLETONS.flatMap(({ request, version }) => {
			const wanted = { ...dependencies, ...devDependencies }[packageOf(request)]
			const fits = wanted === undefined || (wanted.startsWith('^') ? satisfy(version, wanted) : wanted === version)
			return fits ? [] : [`${name} wants ${packageOf(request)} ${wanted}, and ${version} is installed`]
		}),
	)
	expect(others).toEqual([])
	expect(manifests.length).toBeGreaterThan(10)
})

test.each([
	['0.1.0', '^0.1.0'],
	['0.1.7', '^0.1.0'],
	['1.4.2', '^1.0.0'],
	['2.0.0', '^2.0.0'],
])('what goes with %s is %s', (version, range) => {
	expect(compatible(version)).toBe(range)
})
