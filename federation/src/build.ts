import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { packageFolder } from './compile.ts'
import { INPUTS_FILE } from './release/AfterBuildPlugin.ts'
import { isCompleteBuild } from './release/buildFiles.ts'
import { withBuildLock } from './release/buildLock.ts'
import { inputsHash } from './release/inputs.ts'
import { installedHash } from './release/installedPackages.ts'
import { latestBuild } from './release/writeVersion.ts'
import { SLICES } from './slices.mjs'

/** All packages that `npm run build` builds, if they exist. */
export const BUILDS = ['shell', ...SLICES, 'workbench', 'server']

/**
 * Builds packages in one process. It skips packages whose inputs are unchanged since their last build.
 * @returns the packages that were built
 * @throws an error with the compilers' messages if a build fails
 */
export function build(packages: readonly string[], force = false): Promise<string[]> {
	return withBuildLock(() => buildStale(packages, force))
}

async function buildStale(packages: readonly string[], force: boolean): Promise<string[]> {
	const present = packages.filter((name) => existsSync(join(packageFolder(name), 'rspack.config.ts')))
	const installed = await installedHash(packageFolder('.'))
	const hashes = new Map(
		await Promise.all(present.map(async (name) => [name, await inputsHash(name, installed)] as const)),
	)
	const stale = []
	for (const name of present) {
		if (force || (await lastInputsHash(name)) !== hashes.get(name) || !(await hasCompleteBuild(name))) stale.push(name)
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
			await writeFile(inputsFile(name), hashes.get(name) ?? '')
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
				if (error || closing || !stats) reject(error ?? closing ?? new Error('the compiler returned no stats'))
				else resolve(stats.stats)
			})
		})
	})
}

function messagesOf(stats: Stats): string {
	if (!stats.hasErrors() && !stats.hasWarnings()) return ''
	return stats.toString({ preset: 'errors-warnings', colors: false })
}

/** Whether the newest build of a slice has all its files. Other packages keep their inputs file inside the build folder. */
async function hasCompleteBuild(name: string): Promise<boolean> {
	if (!SLICES.includes(name)) return true
	const dist = join(packageFolder(name), 'dist')
	const newest = await latestBuild(dist).catch(() => undefined)
	return newest !== undefined && isCompleteBuild(join(dist, newest.version))
}

function lastInputsHash(name: string): Promise<string | undefined> {
	return readFile(inputsFile(name), 'utf8').catch(() => undefined)
}

function inputsFile(name: string): string {
	return join(packageFolder(name), 'dist', INPUTS_FILE)
}
