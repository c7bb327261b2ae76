import { join } from 'node:path'
import { findHeadlessBrowser } from '../../browser.ts'
import { packageFolder } from '../../compile.ts'
import type { SliceConfig } from '../../sliceConfig.ts'
import { missingTranslations } from '../../translations.mjs'
import { addressesOf, fillAddresses } from '../check/addresses.ts'
import { bytesRule } from '../check/bytesRule.ts'
import { contractRules } from '../check/contractRules.ts'
import { exportsRule } from '../check/exportsRule.ts'
import { propsRule } from '../check/propsRule.ts'
import type { RuleResult } from '../check/ruleResult.ts'
import { sharingRule } from '../check/sharingRule.ts'
import { typesRule } from '../check/typesRule.ts'
import { wordsRule } from '../check/wordsRule.ts'
import { hasServer, membersRule } from '../smoke/membersRule.ts'
import { siteMap } from '../smoke/siteMap.ts'
import { smokeRule } from '../smoke/smokeRule.ts'
import type { Candidate } from './candidate.ts'
import { type LiveSite, liveSite } from './liveVersions.ts'

interface CheckOptions {
	site: string
	drops: string[]
	/** Continues after the first refusal. */
	all?: boolean
	/** Leaves out the rule that opens a browser. */
	withoutBrowser?: boolean
	/** Called with the result of each rule. */
	onResult?: (result: RuleResult) => void
}

/**
 * Checks a version against the contract and the live site, the cheapest rules first; the last one opens it in a browser.
 * It stops at the first refusal unless `all` is set.
 */
export async function checkCandidate(candidate: Candidate, options: CheckOptions): Promise<RuleResult[]> {
	const { site, all = false, onResult } = options
	const results: RuleResult[] = []
	for (const rule of rules(candidate, options, await liveSite(site))) {
		const result = await rule()
		results.push(result)
		onResult?.(result)
		if (result.problems.length > 0 && !all) break
	}
	return results
}

type Rule = () => RuleResult | Promise<RuleResult>

function rules(
	candidate: Candidate,
	{ site, drops, all = false, withoutBrowser = false }: CheckOptions,
	live: LiveSite,
): Rule[] {
	const { slice, release, folder, isNewest, foreign } = candidate
	const { shell, slices, registry } = live
	const others = slices.filter(({ name }) => name !== slice.name)
	const config = async () => {
		const { default: own }: { default: SliceConfig } = await import(join(packageFolder(slice.name), 'slice.config.ts'))
		return own
	}
	const isOwn = isNewest && !foreign
	const browser = findHeadlessBrowser()
	const smoke = async () => {
		const [listed, { examples = {} }] = await Promise.all([siteMap(site), foreign ?? config()])
		const addresses = addressesOf(slice, listed, examples)
		return smokeRule({
			site,
			slice,
			folder,
			live: registry,
			addresses,
			fills: fillAddresses(slice, listed),
			browser,
			all,
		})
	}
	const members = async () => {
		const { examples = {} } = await (foreign ?? config())
		return membersRule({ site, slice, folder, examples, browser: browser ?? '', all })
	}
	return [
		() => sharingRule(slice, shell, others),
		...contractRules(slice, slices, drops).map((result) => () => result),
		() => propsRule(slice, others, shell),
		() => exportsRule(release, shell),
		() => wordsRule(release, isOwn ? missingTranslations(packageFolder(slice.name)) : []),
		() => {
			const own = slices.find(({ name }) => name === slice.name)
			return bytesRule({ version: slice, folder, live: own, shell, address: site, isForeign: foreign !== undefined })
		},
		// The sources of an older build are gone.
		...(isOwn ? [async () => typesRule(await config())] : []),
		...(withoutBrowser ? [] : [smoke]),
		...(browser && !withoutBrowser && hasServer() ? [members] : []),
	]
}
