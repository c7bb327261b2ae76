import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SLICES } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'
import { GUARDED, IN_LIBRARIES, LOOKS } from './browserExceptions.mjs'
import { missingInScript, missingInStyles } from './browserFeatures.mjs'

const APPS = ['shell', ...SLICES]
const SHARED = ['shared-composition', 'shared-ui', 'shared-i18n', 'shared-state', 'shared-contract']

/**
 * What our sources and the built files, with what libraries add, use though a browser of package.json's `browserslist` lacks
 * it; exceptions whose guard has gone; and exceptions that nothing needs.
 */
export function checkBrowsers() {
	const sources = [...APPS, ...SHARED].flatMap((name) =>
		filesIn(join(ROOT, name, 'src'), /(?<!\.test|\.testing|\.d)\.tsx?$/),
	)
	const built = APPS.flatMap((name) => filesIn(latestBuild(join(ROOT, name, 'dist')), /\.(js|css|html)$/))
	const found = new Map()
	for (const file of [...sources, ...built]) {
		for (const [name, browsers] of missingIn(file)) if (!found.has(name)) found.set(name, { browsers, file })
	}
	const allowed = new Set([...Object.keys(GUARDED), ...Object.keys(IN_LIBRARIES), ...LOOKS])
	return [
		...[...found]
			.filter(([name]) => !allowed.has(name))
			.map(([name, { browsers, file }]) => `${relative(ROOT, file)}: ${name} is not in ${browsers.join(', ')}`),
		...lostGuards(GUARDED),
		...[...allowed].filter((name) => !found.has(name)).map((name) => `browserExceptions.mjs: nothing uses ${name}`),
	]
}

/** The exceptions whose guard does not stand in its file. */
export function lostGuards(guarded) {
	return Object.entries(guarded)
		.filter(([, { file, guard }]) => !readFileSync(join(ROOT, file), 'utf8').includes(guard))
		.map(([name, { file, guard }]) => `${file}: ${name} needs the guard ${guard}`)
}

function missingIn(file) {
	const text = readFileSync(file, 'utf8')
	return /\.(css|html)$/.test(file)
		? missingInStyles(text)
		: missingInScript(text, { typescript: !file.endsWith('.js'), tsx: file.endsWith('.tsx') })
}

// A slice keeps the builds of its former versions.
function latestBuild(dist) {
	const latest = join(dist, 'latest.json')
	return existsSync(latest) ? join(dist, JSON.parse(readFileSync(latest, 'utf8')).version) : dist
}

function filesIn(folder, pattern) {
	if (!existsSync(folder)) return []
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => pattern.test(name))
		.map((name) => join(folder, name))
}
