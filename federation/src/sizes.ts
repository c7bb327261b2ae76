import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHELL_BASE, type ShellBuild } from 'shared-contract'
import { BUDGETS } from './budgets.ts'
import { packageFolder } from './compile.ts'
import { transferred } from './release/compress.ts'
import { frameBytes, screensOf } from './release/screenBytes.ts'
import { latestBuild } from './release/writeVersion.ts'
import { SLICES } from './slices.mjs'

/** The transferred bytes of a part of the newest builds. */
export interface Size {
	/** `shell`, `mfe-catalogue entry`, or a screen such as `mfe-catalogue /explore`. */
	what: string
	bytes: number
	budget?: number
	/** The translations of a screen. */
	words?: number
}

/** The sizes of the newest builds: the shell, entries, then the screens of each slice, the heaviest first. Empty if nothing is built. */
export async function sizes(): Promise<Size[]> {
	const shellDist = join(packageFolder('shell'), 'dist')
	if (!existsSync(join(shellDist, 'shell.json'))) return []
	const shell: ShellBuild = JSON.parse(await readFile(join(shellDist, 'shell.json'), 'utf8'))
	const frame = await frameBytes(shell, (address) => transferred(join(shellDist, address.slice(SHELL_BASE.length))))
	const built = SLICES.filter((name) => existsSync(join(packageFolder(name), 'dist', 'latest.json')))
	const slices = await Promise.all(
		built.map(async (name) => {
			const slice = await latestBuild(join(packageFolder(name), 'dist'))
			const folder = join(packageFolder(name), 'dist', slice.version)
			const screens = await screensOf(slice, folder, frame)
			return {
				entry: { what: `${name} entry`, bytes: await transferred(join(folder, slice.entry)), budget: BUDGETS.entry },
				screens: screens
					.sort((one, two) => two.bytes - one.bytes)
					.map(({ path, bytes, words }) => ({
						what: `${name} ${path}`,
						bytes,
						budget: BUDGETS.screen,
						words,
					})),
			}
		}),
	)
	return [
		{ what: 'shell', bytes: frame.home },
		...slices.map(({ entry }) => entry),
		...slices.flatMap(({ screens }) => screens),
	]
}

/** What exceeds its budget. */
export function budgetProblems(all: readonly Size[]): string[] {
	return all.flatMap(({ what, bytes, budget = Infinity, words = 0 }) => [
		...(bytes > budget ? [`${what}: ${bytes} bytes, ${bytes - budget} over its budget`] : []),
		...(words > BUDGETS.words ? [`${what}: ${words} bytes of words, ${words - BUDGETS.words} over their budget`] : []),
	])
}

/** The sizes without the screens of each slice that have a heavier one. */
export function heaviest(all: readonly Size[]): Size[] {
	const sliceOf = ({ what }: Size) => what.split(' ')[0]
	return all.filter(
		(size, index) =>
			size.words === undefined ||
			!all.slice(0, index).some((before) => before.words !== undefined && sliceOf(before) === sliceOf(size)),
	)
}

/** The sizes as a text table. */
export function sizeTable(all: readonly Size[]): string {
	const lines = all.map(({ what, bytes, budget, words }) => {
		const limit = budget === undefined ? '' : ` of ${kilobytes(budget)}`
		const said = words === undefined ? '' : `, words ${kilobytes(words)}`
		return `  ${what.padEnd(34)} ${kilobytes(bytes).padStart(9)}${limit}${said}`
	})
	return lines.length > 0 ? `JavaScript by brotli:\n${lines.join('\n')}\n` : ''
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1024).toFixed(1)} KB`
}
