import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverSlices } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../setup/run.mjs'

const FOLDER = join(ROOT, 'server/src')
const OF_TABLES = /tables(\/\w+)?\.ts$/i
/** Migrations may move what another slice has stored. */
const UNCHECKED = /\.(test|testing)\.ts$|\/migrations\//
const NAMED =
	/\b(?:from|join|into|update|table|using)\s+(\w+)|(?:From|Into|Table|Join|table)\(\s*'(\w+)|'(\w+_\w+)[' ]|,\s+(\w+_\w+) /g

/** The statements of the server that name a table of a slice which theirs may not import. */
export function checkTables() {
	const paths = readdirSync(FOLDER, { recursive: true }).filter((path) => path.endsWith('.ts'))
	return tableProblems(new Map(paths.map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')])))
}

/** @param files the texts of files of the server by their paths: the interfaces in `tables.ts` say whose a table is. */
export function tableProblems(files) {
	const owners = new Map()
	for (const [path, text] of files) {
		if (!OF_TABLES.test(path)) continue
		for (const [, body] of text.matchAll(/^export interface \w+Tables\b[^{]*\{([\s\S]*?)^\}/gm)) {
			for (const [, table] of body.matchAll(/^\t(\w+):/gm)) owners.set(table, sliceOf(path))
		}
	}
	return [...files].flatMap(([path, text]) => {
		const slice = sliceOf(path)
		const below = slice === 'core' ? [] : serverSlices[path.split('/')[0]]
		const isForeign = (owner) =>
			below === undefined ? owner.startsWith('plugins/') : ![slice, 'core', ...below].includes(owner)
		if (UNCHECKED.test(path) || OF_TABLES.test(path)) return []
		const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
		const named = new Set([...code.matchAll(NAMED)].map((names) => names.slice(1).find((name) => name !== undefined)))
		return [...named]
			.filter((table) => owners.has(table) && isForeign(owners.get(table)))
			.map((table) => `${path}: its SQL names ${table}, a table of ${owners.get(table)}`)
	})
}

/** The folder that owns what a file holds: each plugin is one of its own. */
const sliceOf = (path) => /^(plugins\/)?[^/]+/.exec(path)[0]
