import { join } from 'node:path'
import type { RegistrySlice, ShellBuild } from 'shared-contract'
import { BUDGETS } from '../../budgets.ts'
import { compressed, transferred } from '../compress.ts'
import { frameBytes, ownBytes, type ScreenBytes, screensOf } from '../screenBytes.ts'
import type { RuleResult } from './ruleResult.ts'

/** Compressed sizes of equal code differ by this much, because files hold their version, bytes. */
const NOISE_BYTES = 100

interface BytesInput {
	version: RegistrySlice
	/** The folder of the version's files. */
	folder: string
	/** The version of the slice that is live; undefined if the slice is new to the site. */
	live: RegistrySlice | undefined
	shell: ShellBuild
	/** The address of the site with the live shell. */
	address: string
	/** True if other tools built the version. */
	isForeign?: boolean
}

/**
 * Checks the budgets of the entry script, and of each screen together with the live shell. A screen over its budget is
 * refused if the slice's own scripts have more bytes there than in the live version: a team answers for what it adds.
 */
export async function bytesRule(input: BytesInput): Promise<RuleResult> {
	const { version, folder, shell, address, isForeign } = input
	const entry = await transferred(join(folder, version.entry))
	const entryBudget = isForeign ? BUDGETS.foreignEntry : BUDGETS.entry
	const screens = await screensOf(version, folder, await frameBytes(shell, (script) => fetchedBytes(address + script)))
	const heaviest = screens.reduce((most, screen) => (screen.bytes > most.bytes ? screen : most), { path: '', bytes: 0 })
	const refused = await Promise.all(screens.map((screen) => screenProblem(screen, input)))
	return {
		rule: 'bytes',
		problems: [
			...(entry > entryBudget ? [`the entry script has ${entry} bytes, ${entry - entryBudget} over its budget`] : []),
			...refused.filter((problem) => problem !== undefined),
		],
		summary: `entry ${kilobytes(entry)}, heaviest first screen ${kilobytes(heaviest.bytes)} (${heaviest.path})`,
	}
}

async function screenProblem(
	{ path, bytes }: ScreenBytes,
	{ version, folder, live, address }: BytesInput,
): Promise<string | undefined> {
	const budget = path === '/' ? BUDGETS.firstScreen : BUDGETS.screen
	if (bytes <= budget) return undefined
	const over = `${path} has ${bytes} bytes of scripts, ${bytes - budget} over its budget`
	if (!live) return over
	const now = await ownBytes(version, path, (file) => transferred(join(folder, file)))
	const before = await ownBytes(live, path, (file) => fetchedBytes(new URL(live.base + file, address).href))
	return now > before + NOISE_BYTES ? `${over} and ${now - before} more than in the live version` : undefined
}

async function fetchedBytes(url: string): Promise<number> {
	const answer = await fetch(url)
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
	return (await compressed(new Uint8Array(await answer.arrayBuffer()))).length
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
