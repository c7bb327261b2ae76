import { join } from 'node:path'
import { room } from '../../compile.ts'
import type { SliceConfig } from '../../sliceConfig.ts'
import { addressesOf } from '../check/addresses.ts'
import { bytesRule } from '../check/bytesRule.ts'
import { contractRules } from '../check/contractRules.ts'
import type { Finding } from '../check/finding.ts'
import { sharingRule } from '../check/sharingRule.ts'
import { typesRule } from '../check/typesRule.ts'
import { wordsRule } from '../check/wordsRule.ts'
import { siteMap } from '../smoke/siteMap.ts'
import { smokeRule } from '../smoke/smokeRule.ts'
import type { Candidate } from './candidate.ts'
import { liveSite } from './site.ts'

/** What the check takes from the house around it. */
export interface Tools {
	/** The path of a browser of this machine. */
	findBrowser(): Promise<string | undefined>
	/** What the texts of a room lack, a line each. */
	gapsInWords(room: string): string[]
}

interface Asked {
	site: string
	drops: string[]
}

/** Holds a version against the contract and the live site, and tries it there in a browser. */
export async function checkCandidate(candidate: Candidate, { site, drops }: Asked, tools: Tools): Promise<Finding[]> {
	const { slice, release, folder, isNewest } = candidate
	const { default: config }: { default: SliceConfig } = await import(join(room(slice.name), 'slice.config.ts'))
	const live = await liveSite(site)
	const others = live.slices.filter(({ name }) => name !== slice.name)
	const [listed, browser] = await Promise.all([siteMap(site), tools.findBrowser()])
	const addresses = addressesOf(slice, listed, config.examples ?? {})
	const written = [
		...contractRules(slice, live.slices, drops),
		sharingRule(slice, live.shell, others),
		wordsRule(release, isNewest ? tools.gapsInWords(slice.name) : []),
	]
	const [types, bytes, smoke] = await Promise.all([
		// An older build's sources are no longer there.
		isNewest ? typesRule(config) : undefined,
		bytesRule({ version: slice, folder, shell: live.shell, address: site }),
		smokeRule({ site, slice, folder, live: live.registry, addresses, browser }),
	])
	return [...written, ...(types ? [types] : []), bytes, smoke]
}
