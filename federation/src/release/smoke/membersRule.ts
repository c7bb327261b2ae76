import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RegistrySlice, ROLES } from 'shared-contract'
import { packageFolder } from '../../compile.ts'
import { addressesOf, fillAddresses, MEMBER_SLOT_PAGES } from '../check/addresses.ts'
import type { RuleResult } from '../check/ruleResult.ts'
import { interceptSlice } from './interceptSlice.ts'
import { openPath, serviceOrigins } from './openPath.ts'
import { siteMap } from './siteMap.ts'
import { startThrowAwaySite } from './throwAwaySite.ts'
import { Problems, withBrowser, withPage } from './visits.ts'

/** An example of a path may name a thing that no site has: `/authorize/example`. */
const NO_SUCH_EXAMPLE = /status of 404 .*\/example\)$/

interface MembersOptions {
	/** The live site, whose services slices may ask. */
	site: string
	slice: RegistrySlice
	folder: string
	examples: Readonly<Record<string, string>>
	/** The path of a Chromium. */
	browser: string
	all: boolean
}

/** Whether this machine can start a site of its own: a repository with the kit has no server. */
export const hasServer = () => existsSync(join(packageFolder('server'), 'dist/main.js'))

/**
 * Checks that each address of a version, and each of its widgets, opens for a member, a moderator and an admin, in a site that is
 * deleted afterwards.
 */
export async function membersRule({
	site: liveSite,
	slice,
	folder,
	examples,
	browser,
	all,
}: MembersOptions): Promise<RuleResult> {
	const live = await fetch(liveSite, { headers: { accept: 'text/html' } })
	const services = serviceOrigins(live.headers.get('content-security-policy') ?? '')
	const site = await startThrowAwaySite(services)
	try {
		const listed = await siteMap(site.address)
		const own = addressesOf(slice, listed, examples).map((path) => ({ path, modules: [] }))
		const fills = fillAddresses(slice, listed, MEMBER_SLOT_PAGES)
		const problems = new Problems(all)
		await withBrowser(browser, async (opened) => {
			const visits = ROLES.map((role) =>
				withPage(opened, problems, async (page) => {
					await site.signIn(page.context(), role)
					await interceptSlice(page, site.address, slice, folder)
					for (const { path, modules } of [...own, ...fills]) {
						const visit = { site: site.address, path, locale: 'pt' as const, slice, modules }
						const found = await openPath(page, visit)
						problems.add(
							`${path} as ${role}`,
							found.filter((problem) => !NO_SUCH_EXAMPLE.test(problem)),
						)
						if (problems.isEnough) return
					}
				}),
			)
			await Promise.all(visits)
		})
		const widgets = fills.flatMap(({ modules }) => modules).length
		const summary = `${own.length} addresses and ${widgets} widgets as ${ROLES.join(', ')}, in a site of its own`
		return { rule: 'members', problems: problems.lines(), summary }
	} finally {
		await site.stop()
	}
}
