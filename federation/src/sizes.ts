import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHELL_BASE, type ShellBuild, SLICES_BASE, scriptsFor } from 'shared-contract'
import { BUDGETS, type Budget } from './budgets.ts'
import { SLICES } from './build.ts'
import { packageFolder } from './compile.ts'
import { transferred } from './release/compress.ts'
import { frameBytes, screensOf } from './release/screenBytes.ts'
import { latestBuild } from './release/writeVersion.ts'

export interface Size {
	what: string
	bytes: number
	budget?: Budget
	/** True for a screen of a slice that has a heavier one. */
	isMinor?: boolean
}

/**
 * The transferred bytes of each part of the newest builds: the shell, entries, the first screen, then the other screens of
 * each slice, the heaviest first. Empty if nothing is built.
 */
export async function sizes(): Promise<Size[]> {
	const shellDist = join(packageFolder('shell'), 'dist')
	if (!existsSync(join(shellDist, 'shell.json'))) return []
	const shell: ShellBuild = JSON.parse(await readFile(join(shellDist, 'shell.json'), 'utf8'))
	const built = SLICES.filter((name) => existsSync(join(packageFolder(name), 'dist', 'latest.json')))
	const slices = await Promise.all(built.map((name) => latestBuild(join(packageFolder(name), 'dist'))))
	const entries = slices.map(async ({ name, base, entry }) => {
		return { what: `${name} entry`, bytes: await sum([base + entry]), budget: 'entry' } as const
	})
	const frame = await frameBytes(shell, (address) => transferred(fileAt(address)))
	const screens = await Promise.all(
		slices.map(async (slice) => {
			const all = await screensOf(slice, join(packageFolder(slice.name), 'dist', slice.version), frame)
			return all
				.filter(({ path }) => path !== '/')
				.sort((one, two) => two.bytes - one.bytes)
				.map(({ path, bytes }, index) => {
					return { what: `${slice.name} ${path}`, bytes, budget: 'screen', isMinor: index > 0 } as const
				})
		}),
	)
	const homeScripts = scriptsFor({ revision: '', slices }, '/', 'pt').map(({ address }) => address)
	const firstScreen = [...shell.scripts, ...homeScripts]
	return [
		{ what: 'shell', bytes: frame.home },
		...(await Promise.all(entries)),
		{ what: `first screen, ${firstScreen.length} scripts`, bytes: await sum(firstScreen), budget: 'firstScreen' },
		...screens.flat(),
	]
}

/** The sizes that exceed their budget. */
export function overBudget(all: readonly Size[]): Size[] {
	return all.filter(({ bytes, budget }) => budget !== undefined && bytes > BUDGETS[budget])
}

/** The sizes as a text table, with the heaviest screen of each slice. */
export async function sizeTable(): Promise<string> {
	const lines = (await sizes())
		.filter(({ isMinor }) => !isMinor)
		.map(({ what, bytes, budget }) => {
			const limit = budget ? ` of ${kilobytes(BUDGETS[budget])}` : ''
			return `  ${what.padEnd(28)} ${kilobytes(bytes).padStart(9)}${limit}`
		})
	return lines.length > 0 ? `JavaScript by brotli:\n${lines.join('\n')}\n` : ''
}

async function sum(addresses: readonly string[]): Promise<number> {
	const bytes = await Promise.all(addresses.map((address) => transferred(fileAt(address))))
	return bytes.reduce((total, each) => total + each, 0)
}

function fileAt(address: string): string {
	if (address.startsWith(SHELL_BASE)) return join(packageFolder('shell'), 'dist', address.slice(SHELL_BASE.length))
	const [slice = '', ...rest] = address.slice(SLICES_BASE.length).split('/')
	return join(packageFolder(slice), 'dist', ...rest)
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1024).toFixed(1)} KB`
}
