// Builds changed packages: `npm run build`, or only some packages: `node scripts/build.mjs shell mfe-catalogue`.
import { register } from 'tsx/esm/api'

process.env.NODE_ENV ??= 'production'
register()
const { BUILDS, build } = await import('../federation/src/build.ts')
const { heaviest, sizes, sizeTable } = await import('../federation/src/sizes.ts')

const args = process.argv.slice(2)
const force = args.includes('--force')
const packages = args.filter((arg) => !arg.startsWith('--'))
const start = performance.now()
try {
	const built = await build(packages.length > 0 ? packages : BUILDS, force)
	const seconds = ((performance.now() - start) / 1000).toFixed(1)
	process.stdout.write(
		built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s.\n` : `Nothing has changed (${seconds} s).\n`,
	)
	process.stdout.write(sizeTable(heaviest(await sizes())))
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
	process.exitCode = 1
}
