import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from '../setup/run.mjs'

const SHARED = ['shared-composition', 'shared-ui', 'shared-i18n', 'shared-state', 'shared-contract']

/** Which rooms a room may import: the arrows of the house. What is not named here does not compile into a release. */
export const ARROWS = {
	shell: SHARED,
	'mfe-catalogue': SHARED,
	'mfe-community': SHARED,
	'mfe-account': SHARED,
	// It runs the real API for the slices that it shows, and builds them as they change.
	workbench: [...SHARED, 'server', 'federation'],
	server: ['shared-samples', 'shared-i18n', 'shared-contract'],
	'shared-composition': ['shared-ui', 'shared-i18n', 'shared-state', 'shared-contract'],
	'shared-ui': [],
	'shared-i18n': ['shared-contract'],
	'shared-state': ['shared-contract'],
	'shared-samples': ['shared-contract'],
	'shared-contract': [],
	// It compiles parts of its own into each slice, which share what the slice shares.
	federation: SHARED,
	e2e: ['shared-contract', 'federation'],
	// It measures the parts themselves.
	bench: ['shell', 'server', 'shared-samples', 'shared-contract', 'federation'],
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([^'"]+)\1/g

/** The forbidden imports of the whole house, a line each. */
export function checkImports() {
	return Object.keys(ARROWS).flatMap((room) =>
		sources(join(ROOT, room)).flatMap((file) => forbiddenImports(room, file, readFileSync(file, 'utf8'))),
	)
}

/** The forbidden imports of one file of a room. Build configurations may also use `federation`. */
export function forbiddenImports(room, file, source) {
	const place = relative(ROOT, file)
	const allowed = /\.config\.[mc]?ts$/.test(file) ? [...ARROWS[room], 'federation'] : ARROWS[room]
	const problems = []
	for (const [, , target] of source.matchAll(IMPORT)) {
		if (target.startsWith('.')) {
			const reached = relative(join(ROOT, room), resolve(dirname(file), target))
			if (reached.startsWith('..')) problems.push(`${place} reaches out of its room: ${target}`)
			continue
		}
		const other = target.split('/')[0]
		if (other in ARROWS && other !== room && !allowed.includes(other)) {
			problems.push(`${place} must not import ${target}: ${room} may use ${allowed.join(', ') || 'no other room'}`)
		}
	}
	return problems
}

function sources(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path)
		return /\.[mc]?tsx?$/.test(entry.name) ? [path] : []
	})
}
