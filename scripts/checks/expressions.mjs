import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from '@swc/core'
import { check } from 'recheck'
import { packages } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../setup/run.mjs'

/** The timeout of the check of one expression, ms. An expression without a result passes. */
const TIMEOUT_MS = 1000

/**
 * The regular expressions of the repository that are vulnerable to ReDoS: their time can double with each character of a text.
 */
export async function checkExpressions() {
	const files = new Map()
	for (const file of Object.keys(packages).flatMap((name) => sources(join(ROOT, name, 'src')))) {
		for (const expression of expressionsOf(readFileSync(file, 'utf8'), file.endsWith('x'))) {
			const path = relative(ROOT, file)
			files.set(expression, files.get(expression) ?? path)
		}
	}
	const problems = []
	for (const [expression, path] of files) {
		if (await isExponential(expression)) problems.push(`${path}: ${expression} has exponential backtracking (ReDoS)`)
	}
	return problems
}

/** Whether a regular expression literal can take exponential time. */
export async function isExponential(literal) {
	const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
	const { status, complexity } = await check(pattern, flags, { timeout: TIMEOUT_MS })
	return status === 'vulnerable' && complexity.type === 'exponential'
}

/** The regular expression literals of a source file. */
export function expressionsOf(source, tsx) {
	const found = []
	const visit = (node) => {
		if (node?.type === 'RegExpLiteral') found.push(`/${node.pattern}/${node.flags}`)
		else if (node !== null && typeof node === 'object') for (const part of Object.values(node)) visit(part)
	}
	visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }))
	return found
}

function sources(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) return sources(path)
		return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
	})
}
