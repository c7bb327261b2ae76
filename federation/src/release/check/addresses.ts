import type { RegistrySlice, SlotName } from 'shared-contract'

/**
 * The test addresses of the owned paths: for each one a path below it, from the sitemap or the examples, and the owned path
 * itself if the sitemap lists it or no path below it.
 * @param listed the paths of the sitemap, in its order
 */
export function addressesOf(
	{ owns }: Pick<RegistrySlice, 'owns'>,
	listed: readonly string[],
	examples: Readonly<Record<string, string>>,
): string[] {
	const found = owns.flatMap((path) => {
		if (path === '/') return ['/']
		const beneath = listed.find((each) => each.startsWith(`${path}/`)) ?? examples[path]
		return [...(listed.includes(path) || beneath === undefined ? [path] : []), ...(beneath ? [beneath] : [])]
	})
	return [...new Set(found)]
}

/** The paths of a sitemap. */
export function pathsIn(sitemap: string): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** A page of others with widgets of a slice. */
export interface FillAddress {
	path: string
	modules: readonly string[]
}

/** The page of each slot that a visitor sees: its path, or the start of the paths of its kind. */
const SLOT_PAGES: Partial<Record<SlotName, string>> = {
	'title.panels': '/anime/',
	'title.actions': '/anime/',
	'episode.panels': '/episode/',
	'article.panels': '/news/',
	'entity.actions': '/person/',
	'home.rows': '/',
}
/** The page of each slot that members see. */
export const MEMBER_SLOT_PAGES: typeof SLOT_PAGES = {
	...SLOT_PAGES,
	'home.memberRows': '/',
	'profile.tabs': '/profile',
	'settings.sections': '/settings',
	'dashboard.cards': '/dashboard',
}

/** What stands before the id of a fill that has an address of its own. */
const BEFORE_ID: Readonly<Record<string, string>> = {
	'title.panels': '#',
	'profile.tabs': '?tab=',
	'settings.sections': '/',
}

/**
 * The pages that show the widgets of a slice.
 * @param listed the paths of the sitemap
 */
export function fillAddresses(
	{ fills = {} }: Pick<RegistrySlice, 'fills'>,
	listed: readonly string[],
	slotPages = SLOT_PAGES,
): FillAddress[] {
	const modulesAt = new Map<string, string[]>()
	for (const [slot, page] of Object.entries(slotPages)) {
		const path = page.length > 1 && page.endsWith('/') ? listed.find((each) => each.startsWith(page)) : page
		if (path === undefined) continue
		for (const { module, id } of fills[slot] ?? []) {
			const sign = BEFORE_ID[slot]
			const address = sign ? path + sign + id : path
			if (module) modulesAt.set(address, [...(modulesAt.get(address) ?? []), module])
		}
	}
	return [...modulesAt].map(([path, modules]) => ({ path, modules }))
}
