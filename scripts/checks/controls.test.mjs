import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SLICES as slices } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

const CONTROLS = 'shared-ui/controls'
const read = (file) => readFileSync(file, 'utf8')

/** The modules that a file imports with its own, not later and not as types alone. */
function importsOf(file) {
	const statements = read(file).matchAll(/^(?:import|export)\b(?!\s+type\b)(?:[^'"]*?\bfrom)?\s*'([^']+)'/gm)
	return [...statements].map(([, request]) => request)
}

/** The file of a request, in the same package or in `shared-composition`, which every slice bundles or shares. */
function fileOf(request, from) {
	const [name, ...rest] = request.split('/')
	if (request.startsWith('.')) return join(dirname(from), request)
	if (name !== 'shared-composition') return undefined
	const exported = JSON.parse(read(join(ROOT, name, 'package.json'))).exports[
		rest.length > 0 ? `./${rest.join('/')}` : '.'
	]
	return typeof exported === 'string' ? join(ROOT, name, exported) : undefined
}

/** Whether a module needs the shell's controls before it can run. */
function needsControls(file, seen = new Set()) {
	if (seen.has(file) || !existsSync(file)) return false
	seen.add(file)
	return importsOf(file).some((request) => {
		if (request === CONTROLS) return true
		const next = fileOf(request, file)
		return next !== undefined && /\.tsx?$/.test(next) && needsControls(next, seen)
	})
}

const screens = slices.flatMap((slice) => {
	const routes = read(join(ROOT, slice, 'src/routes.tsx'))
	return [...routes.matchAll(/path: '([^']+)',\s*lazy: \(\) =>\s*import\(\s*\/\*[^*]*\*\/\s*'\.\/([^']+)'/g)].map(
		([, path, file]) => ({
			slice,
			path,
			file: join(ROOT, slice, 'src', file),
		}),
	)
})

const configs = Object.fromEntries(
	await Promise.all(slices.map(async (slice) => [slice, (await import(`../../${slice}/slice.config.ts`)).default])),
)

/** Whether the page preloads the controls for a screen, as `needsControls` of the contract decides. */
function preloadsControls({ slice, path }) {
	const { owns } = configs[slice]
	const prefix = Object.keys(owns)
		.filter((owned) => path === owned || (owned !== '/' && path.startsWith(`${owned}/`)))
		.sort((one, other) => other.length - one.length)[0]
	const { plain = false, beneath } = typeof owns[prefix] === 'object' ? owns[prefix] : {}
	return path !== '/' && !plain && (path === prefix || beneath === undefined)
}

test.each(screens.map((screen) => [screen.path, screen]))(
	'%s preloads the controls only if its screen starts with them',
	(_path, screen) => {
		expect(preloadsControls(screen)).toBe(needsControls(screen.file))
	},
)
