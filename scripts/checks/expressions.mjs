import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from '@swc/core'
import { check } from 'recheck'
import { packages } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../setup/run.mjs'

/** How long one expression is looked at, ms. What is not decided by then is let pass. */
const LOOK_MS = 1000

/**
 * The regular expressions of the repository, a line each, for which somebody can write a short text that keeps the process
 * busy for years: the time doubles with each character more.
 */
export async function checkExpressions() {
	const places = new Map()
	for (const file of Object.keys(packages).flatMap((name) => sources(join(ROOT, name, 'src')))) {
		for (const expression of expressionsOf(readFileSync(file, 'utf8'), file.endsWith('x'))) {
			const place = relative(ROOT, file)
			places.set(expression, places.get(expression) ?? place)
		}
	}
	const problems = []
	for (const [expression, place] of places) {
		if (await isExponential(expression)) problems.push(`${place}: ${expression} can keep the process busy for ever`)
	}
	return problems
}

/** Whether the time that an expression, written as a literal, takes can double with each character. */
export async function isExponential(literal) {
	const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
	const { status, complexity } = await check(pattern, flags, { timeout: LOOK_MS })
	return status === 'vulnerable' && complexity.type === 'exponential'
}

/** The regular expressions of a source, as they are written. */
export function expressionsOf(source, tsx) {
	const found = []
	const look = (node) => {
		if (node?.type === 'RegExpLiteral') found.push(`/${node.pattern}/${node.flags}`)
		else if (node !== null && typeof node === 'object') for (const part of Object.values(node)) look(part)
	}
	look(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }))
	return found
}

function sources(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) return sources(path)
		return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
	})
}
