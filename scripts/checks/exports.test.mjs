import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/run.mjs'

const TEST = /\.(test|testing)\.(tsx?|mjs)$|\/testing\//
/** Their exports are not judged, but what they use is used. */
const TOOLS = /^(e2e|bench|workbench|scripts)\//
/** By these names React Router finds the parts of a route. */
const BY_NAME = ['Component', 'loader', 'action', 'ErrorBoundary']
const WORD = /[A-Za-z_$][\w$]*/g

/** The exports of the product that no other code names, neither in their own file nor in another: `file: name`. */
function unusedExports(files) {
	const users = new Map()
	for (const [path, text] of Object.entries(files)) {
		if (TEST.test(path)) continue
		for (const word of new Set(text.match(WORD))) users.set(word, (users.get(word) ?? 0) + 1)
	}
	return Object.entries(files).flatMap(([path, text]) => {
		if (TEST.test(path) || TOOLS.test(path)) return []
		const names = [...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) ([\w$]+)/gm)]
		const isUnused = (name) =>
			users.get(name) === 1 && !BY_NAME.includes(name) && text.match(WORD).filter((word) => word === name).length === 1
		return names.flatMap(([, name]) => (isUnused(name) ? [`${path}: ${name}`] : []))
	})
}

test('what is exported is used, and not by tests alone', () => {
	const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
		.split('\n')
		.filter((path) => path !== '' && !path.startsWith('api-client/'))
	expect(
		unusedExports(Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))),
	).toEqual([])
})

test.each([
	['used elsewhere', { 'a.ts': 'export const $a = 1', 'b.ts': 'print($a)' }, []],
	['used in its own file', { 'a.ts': 'export const a = 1\nexport const b = a', 'b.ts': 'b' }, []],
	['by a test alone', { 'a.ts': 'export function a() {}', 'a.test.ts': 'a()' }, ['a.ts: a']],
	['by nobody', { 'a.ts': 'export type A = string', 'b.ts': 'export interface Ab {}\nlet x: Ab' }, ['a.ts: A']],
	['by a browser test', { 'a.ts': 'export const a = 1', 'e2e/a.spec.ts': 'a' }, []],
	['of a route', { 'route.tsx': 'export async function loader() {}\nexport function Component() {}' }, []],
])('%s', (_how, files, unused) => {
	expect(unusedExports(files)).toEqual(unused)
})
