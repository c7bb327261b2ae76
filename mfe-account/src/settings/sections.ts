import type { SiteSettings } from 'shared-contract'

/** The sections of the settings, in menu order. */
export const SECTIONS = [
	'account',
	'security',
	'appearance',
	'privacy',
	'notifications',
	'apps',
	'media',
	'sync',
	'delete',
] as const
export type SettingsSection = (typeof SECTIONS)[number]

/** The sections of this site: without those of plugins that it does not run. */
export function shownSections({ plugins }: SiteSettings): SettingsSection[] {
	const hidden = [
		...((plugins?.includes('mediaServer') ?? true) ? [] : ['media']),
		...(plugins?.includes('listSync') ? [] : ['sync']),
	]
	return SECTIONS.filter((section) => !hidden.includes(section))
}

/**
 * The section of a path below `/settings/`; the account by default.
 *
 * @param others the sections that slices add (`settings.sections`), by the names of their addresses
 */
export function sectionOf(rest: string | undefined, others: readonly string[] = []): string {
	return [...SECTIONS, ...others].find((section) => section === rest) ?? 'account'
}

/** The path of a section. */
export function sectionPath(section: string): string {
	return section === 'account' ? '/settings' : `/settings/${section}`
}
