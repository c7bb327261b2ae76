/** The parts of the settings, in the order of the menu. */
export const SECTIONS = ['account', 'appearance', 'privacy', 'notifications', 'delete'] as const
export type SettingsSection = (typeof SECTIONS)[number]

/** The part that an address names by what follows `/settings/`; the account where it names none. */
export function sectionOf(rest: string | undefined): SettingsSection {
	return SECTIONS.find((section) => section === rest) ?? 'account'
}

/** The address of a part. */
export function sectionPath(section: SettingsSection): string {
	return section === 'account' ? '/settings' : `/settings/${section}`
}
