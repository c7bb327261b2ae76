import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { packageFolder } from './compile.ts'
import { INPUTS_FILE } from './release/FinishedBuild.ts'
import { inputsHash } from './release/inputs.ts'
import { installedHash } from './release/installed.ts'
import { whileAlone } from './release/lock.ts'
import { latest } from './release/publish.ts'
import { isWhole } from './release/wholeBuild.ts'

/** The slices of this repository. */
export const SLICES = ['mfe-catalogue', 'mfe-community', 'mfe-account'] as const

/** Everything that `npm run build` builds, where the package is there. */
export const BUILDS = ['shell', ...SLICES, 'workbench', 'server'] as const

/**
 * Builds packages in one process and skips those whose inputs are the same as at their last build.
 * @returns the packages that were built
 * @throws with the compilers' messages where one fails
 */
export function build(packages: readonly string[], force = false): Promise<string[]> {
	return whileAlone(() => buildAlone(packages, force))
}

async function buildAlone(packages: readonly string[], force: boolean): Promise<string[]> {
	const present = packages.filter((name) => existsSync(join(packageFolder(name), 'rspack.config.ts')))
	const installed = await installedHash(packageFolder('.'))
	const hashes = new Map(
		await Promise.all(present.map(async (name) => [name, await inputsHash(name, installed)] as const)),
	)
	const stale = []
	for (const name of present) {
		if (force || (await builtFrom(name)) !== hashes.get(name) || !(await isThere(name))) stale.push(name)
	}
	if (stale.length === 0) return []
	const all = await Promise.all(stale.map(configurations))
	const outcomes = await compileAll(all.flat())
	const failures: string[] = []
	let next = 0
	for (const [index, name] of stale.entries()) {
		const count = all[index]?.length ?? 0
		const own = outcomes.slice(next, next + count)
		next += count
		const messages = own.map(messagesOf).filter((text) => text !== '')
		if (own.some((stats) => stats.hasErrors())) failures.push(...messages)
		else {
			for (const text of messages) console.warn(text)
			await mkdir(join(packageFolder(name), 'dist'), { recursive: true })
			await writeFile(stamp(name), hashes.get(name) ?? '')
		}
	}
	if (failures.length > 0) throw new Error(failures.join('\n'))
	return stale
}

async function configurations(name: string): Promise<Configuration[]> {
	const { default: exported }: { default: Configuration | Configuration[] } = await import(
		join(packageFolder(name), 'rspack.config.ts')
	)
	return [exported].flat()
}

function compileAll(configs: Configuration[]): Promise<Stats[]> {
	const compiler = rspack(configs)
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			compiler.close((closing) => {
				if (error || closing || !stats) reject(error ?? closing ?? new Error('the compiler said nothing'))
				else resolve(stats.stats)
			})
		})
	})
}

function messagesOf(stats: Stats): string {
	if (!stats.hasErrors() && !stats.hasWarnings()) return ''
	return stats.toString({ preset: 'errors-warnings', colors: false })
}

/** Whether the newest build of a slice has all of its files. Of the others the stamp lies among the files. */
async function isThere(name: string): Promise<boolean> {
	if (!SLICES.some((slice) => slice === name)) return true
	const dist = join(packageFolder(name), 'dist')
	const newest = await latest(dist).catch(() => undefined)
	return newest !== undefined && isWhole(join(dist, newest.version))
}

function builtFrom(name: string): Promise<string | undefined> {
	return readFile(stamp(name), 'utf8').catch(() => undefined)
}

function stamp(name: string): string {
	return join(packageFolder(name), 'dist', INPUTS_FILE)
}
