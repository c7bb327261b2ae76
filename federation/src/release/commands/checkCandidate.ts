import { join } from 'node:path'
import { findBrowser } from '../../browser.ts'
import { packageFolder } from '../../compile.ts'
import type { SliceConfig } from '../../sliceConfig.ts'
import { addressesOf } from '../check/addresses.ts'
import { bytesRule } from '../check/bytesRule.ts'
import { contractRules } from '../check/contractRules.ts'
import { exportsRule } from '../check/exportsRule.ts'
import type { Finding } from '../check/finding.ts'
import { sharingRule } from '../check/sharingRule.ts'
import { typesRule } from '../check/typesRule.ts'
import { wordsRule } from '../check/wordsRule.ts'
import { siteMap } from '../smoke/siteMap.ts'
import { smokeRule } from '../smoke/smokeRule.ts'
import type { Candidate } from './candidate.ts'
import { type LiveSite, liveSite } from './site.ts'

/** What the check takes from the repository. */
export interface Tools {
	/** What the texts of a package lack, a line each. */
	gapsInWords(name: string): string[]
}

interface Asked {
	site: string
	drops: string[]
	/** Goes on after the first refusal. */
	all?: boolean
	/** Hears of each rule as it is through. */
	tell?: (finding: Finding) => void
}

/**
 * Holds a version against the contract and the live site, and tries it there in a browser: what costs least first. It ends
 * with the first rule that refuses, unless `all` is asked for.
 */
export async function checkCandidate(candidate: Candidate, asked: Asked, tools: Tools): Promise<Finding[]> {
	const { site, all = false, tell } = asked
	const findings: Finding[] = []
	for (const rule of rules(candidate, asked, await liveSite(site), tools)) {
		const finding = await rule()
		findings.push(finding)
		tell?.(finding)
		if (finding.problems.length > 0 && !all) break
	}
	return findings
}

type Rule = () => Finding | Promise<Finding>

function rules(candidate: Candidate, { site, drops, all = false }: Asked, live: LiveSite, tools: Tools): Rule[] {
	const { slice, release, folder, isNewest, foreign } = candidate
	const { shell, slices, registry } = live
	const others = slices.filter(({ name }) => name !== slice.name)
	const config = async () => {
		const { default: own }: { default: SliceConfig } = await import(join(packageFolder(slice.name), 'slice.config.ts'))
		return own
	}
	const isOwn = isNewest && !foreign
	return [
		() => sharingRule(slice, shell, others),
		...contractRules(slice, slices, drops).map((finding) => () => finding),
		() => exportsRule(release, shell),
		() => wordsRule(release, isOwn ? tools.gapsInWords(slice.name) : []),
		() => bytesRule({ version: slice, folder, shell, address: site, isForeign: foreign !== undefined }),
		// An older build's sources are no longer there.
		...(isOwn ? [async () => typesRule(await config())] : []),
		async () => {
			const [listed, { examples = {} }] = await Promise.all([siteMap(site), foreign ?? config()])
			return smokeRule({
				site,
				slice,
				folder,
				live: registry,
				addresses: addressesOf(slice, listed, examples),
				browser: findBrowser(),
				all,
			})
		},
	]
}
