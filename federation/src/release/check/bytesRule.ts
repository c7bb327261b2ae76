import { join } from 'node:path'
import type { RegistrySlice, ShellBuild } from 'shared-contract'
import { BUDGETS } from '../../budgets.ts'
import { compressed, transferred } from '../compress.ts'
import { frameBytes, ownBytes, type ScreenBytes, screensOf, wordBytes } from '../screenBytes.ts'
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
 * Checks the budgets of the entry script, and of each screen together with the live shell and of its translations. What is over
 * its budget is refused if the slice has more bytes there than in the live version: a team answers for what it adds.
 */
export async function bytesRule(input: BytesInput): Promise<RuleResult> {
	const { version, folder, shell, address, isForeign } = input
	const entry = await transferred(join(folder, version.entry))
	const entryBudget = isForeign ? BUDGETS.foreignEntry : BUDGETS.entry
	const screens = await screensOf(version, folder, await frameBytes(shell, (script) => fetchedBytes(address + script)))
	const [heaviest] = [...screens].sort((one, two) => two.bytes - one.bytes)
	const refused = await Promise.all(screens.map((screen) => screenProblems(screen, input)))
	return {
		rule: 'bytes',
		problems: [
			...(entry > entryBudget ? [`the entry script has ${entry} bytes, ${entry - entryBudget} over its budget`] : []),
			...refused.flat(),
		],
		summary: `entry ${kilobytes(entry)}, heaviest first screen ${kilobytes(heaviest?.bytes ?? 0)} (${heaviest?.path})`,
	}
}

/** Why a screen is refused: its scripts, or its translations, are over their budget and have grown. */
async function screenProblems({ path, bytes, words }: ScreenBytes, input: BytesInput): Promise<string[]> {
	return Promise.all([
		...(bytes > BUDGETS.screen
			? [growth(`${path} has ${bytes} bytes of scripts, ${bytes - BUDGETS.screen}`, ownBytes, path, input)]
			: []),
		...(words > BUDGETS.words
			? [growth(`${path} has ${words} bytes of words, ${words - BUDGETS.words}`, wordBytes, path, input)]
			: []),
	]).then((found) => found.filter((problem) => problem !== undefined))
}

/** An overrun in words, if the slice has more there than the live version. */
async function growth(
	overrun: string,
	measure: typeof ownBytes,
	path: string,
	{ version, folder, live, address }: BytesInput,
): Promise<string | undefined> {
	if (!live) return `${overrun} over its budget`
	const now = await measure(version, path, (file) => transferred(join(folder, file)))
	const before = await measure(live, path, (file) => fetchedBytes(new URL(live.base + file, address).href))
	if (now <= before + NOISE_BYTES) return undefined
	return `${overrun} over its budget and ${now - before} more than in the live version`
}

async function fetchedBytes(url: string): Promise<number> {
	const answer = await fetch(url)
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
	return (await compressed(new Uint8Array(await answer.arrayBuffer()))).length
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
