import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { countLines, overBudget, tableOfLines } from './lines.mjs'

const counts = {
	shell: { product: { files: 1, lines: 10 }, tests: { files: 1, lines: 5 }, support: { files: 0, lines: 0 } },
}

test('the lines of a package are those of its product, its tests and what these stand on', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-lines-'))
	const files = {
		'shell/src/main.tsx': 'a\nb\nc\n',
		'shell/src/main.test.tsx': 'a\nb\n',
		'shell/src/page.testing.tsx': 'a\n',
		'e2e/src/site/member.ts': 'a\nb\nc\nd\n',
		'e2e/src/frame/menu.spec.ts': 'a\n',
		'server/src/catalogue/migrations/0001_first.ts': 'a\n',
		'bench/src/run.ts': 'a\n',
		'shell/README.md': 'a\n',
	}
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true })
		await writeFile(join(folder, path), text)
	}
	const git = (...args) => execFileSync('git', args, { cwd: folder })
	git('init', '--quiet')
	git('add', '.')
	const none = { files: 0, lines: 0 }
	expect(countLines(folder)).toEqual({
		e2e: { product: none, tests: { files: 1, lines: 1 }, support: { files: 1, lines: 4 } },
		shell: {
			product: { files: 1, lines: 3 },
			tests: { files: 1, lines: 2 },
			support: { files: 1, lines: 1 },
		},
	})
	await rm(folder, { recursive: true })
})

test('a package with more lines than its budget is refused, also one that has none', () => {
	expect(overBudget(counts, { shell: 10 })).toEqual([])
	expect(overBudget(counts, { shell: 9 })).toEqual(['shell has 10 lines of product, its budget is 9'])
	expect(overBudget(counts, {})).toHaveLength(1)
})

test('the table ends with the sum', () => {
	expect(tableOfLines({ ...counts, server: counts.shell }).at(-1)).toMatch(/^all +2 \/ 20 +2 \/ 10 +0 \/ 0$/)
})
