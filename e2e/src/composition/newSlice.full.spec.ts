import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { runIn } from '../site/command.ts'
import { test } from '../test.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** What is at the root and not copied; the packages are linked. */
const LEFT_OUT = ['.git', 'data', 'e2e', 'node_modules']
const MAKE =
	"import('./slice-kit/newSlice/createSlice.mjs').then(({ createSlice }) => createSlice(process.cwd(), 'flea-market'))"

test('a slice that a stranger makes is tested, built and accepted, with no edit outside of its folder', async ({
	releases,
}) => {
	const copy = test.info().outputPath('repository')
	try {
		for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.includes(each))) {
			const filter = (path: string) => !['dist', 'node_modules'].includes(basename(path))
			cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter })
		}
		// Hard links: a copy would be half a gigabyte.
		execFileSync('cp', ['-al', join(ROOT, 'node_modules'), copy])
		const start = (words: string[]) =>
			runIn(relative(ROOT, copy), ['node', ...words], { NIOUKA_SITE: releases.address })
		const run = async (...words: string[]) => {
			const command = start(words)
			expect(await command.ended, command.said()).toBe(0)
			return command.said()
		}
		const refused = async (...words: string[]) => {
			const command = start(words)
			expect(await command.ended).not.toBe(0)
			return command.said()
		}
		await run('-e', MAKE)
		await run('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--selectProjects', 'mfe-flea-market')
		// Its code asks for a flag, and names it.
		const alter = (file: string, text: RegExp | string, by: string) => {
			const path = join(copy, 'mfe-flea-market', file)
			const before = readFileSync(path, 'utf8')
			expect(before).toMatch(text)
			writeFileSync(path, before.replace(text, by))
		}
		alter('src/routes.tsx', /^/, "import { hasFlag } from 'shared-composition/flags'\n")
		alter('src/routes.tsx', /: RouteObject\[\] = \[/, "$& ...(hasFlag('new-offers') ? [] : []),")
		expect(await refused('scripts/build.mjs', 'mfe-flea-market')).toContain('names no such flag')
		alter(
			'slice.config.ts',
			'exposes:',
			"flags: { 'new-offers': { title: { pt: 'Novas', en: 'New', ja: '新着' } } },\n\texposes:",
		)
		expect(await run('scripts/build.mjs', 'mfe-flea-market')).toContain('Built mfe-flea-market')
		expect(await run('scripts/release.mjs', 'mfe-flea-market', 'check', '--all')).toContain('✓ smoke')
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
})
