import { join } from 'node:path'
import { type RegistrySlice, type ShellBuild, scriptsFor } from 'shared-contract'
import { BUDGETS } from '../../budgets.ts'
import { compressed, transferred } from '../compress.ts'
import type { RuleResult } from './ruleResult.ts'

const LOCALE = 'pt'

interface BytesInput {
	version: RegistrySlice
	/** The folder of the version's files. */
	folder: string
	shell: ShellBuild
	/** The address of the site with the live shell. */
	address: string
	/** True if other tools built the version. */
	isForeign?: boolean
}

/** Checks the budgets of the entry script, and of each screen together with the live shell. */
export async function bytesRule({ version, folder, shell, address, isForeign }: BytesInput): Promise<RuleResult> {
	const frame = await shellBytes(shell, address)
	const entry = await transferred(join(folder, version.entry))
	const entryBudget = isForeign ? BUDGETS.foreignEntry : BUDGETS.entry
	const screens = await Promise.all(
		[...new Set([...version.owns, ...Object.keys(version.screens ?? {})])].map(async (path) => {
			const needed = scriptsFor({ revision: '', slices: [version] }, path, LOCALE)
			const sizes = needed.map((script) => transferred(join(folder, script.address.slice(version.base.length))))
			return { path, bytes: sum(await Promise.all(sizes)) + (path === '/' ? frame.home : frame.elsewhere) }
		}),
	)
	const heaviest = screens.reduce((most, screen) => (screen.bytes > most.bytes ? screen : most), { path: '', bytes: 0 })
	return {
		rule: 'bytes',
		problems: [
			...(entry > entryBudget ? [`the entry script has ${entry} bytes, ${entry - entryBudget} over its budget`] : []),
			...screens
				.map((screen) => ({ ...screen, budget: screen.path === '/' ? BUDGETS.firstScreen : BUDGETS.screen }))
				.filter(({ bytes, budget }) => bytes > budget)
				.map(({ path, bytes, budget }) => `${path} has ${bytes} bytes of scripts, ${bytes - budget} over its budget`),
		],
		summary: `entry ${kilobytes(entry)}, heaviest first screen ${kilobytes(heaviest.bytes)} (${heaviest.path})`,
	}
}

async function shellBytes(shell: ShellBuild, site: string): Promise<{ home: number; elsewhere: number }> {
	const totalBytes = async (scripts: readonly string[]) =>
		sum(await Promise.all(scripts.map((each) => fetchedBytes(site + each))))
	const home = await totalBytes(shell.scripts)
	return { home, elsewhere: home + (await totalBytes(shell.preloadElsewhere ?? [])) }
}

async function fetchedBytes(url: string): Promise<number> {
	const answer = await fetch(url)
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
	return (await compressed(new Uint8Array(await answer.arrayBuffer()))).length
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
