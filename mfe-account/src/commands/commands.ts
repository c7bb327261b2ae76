import type { Command, Commands } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $site } from 'shared-state'
import { continueTranslations } from '../lists/continue/continueTranslations.ts'
import { sectionPath, shownSections } from '../settings/sections.ts'
import { addCommands } from './addCommands.ts'
import { markCommands } from './markCommands.ts'
import { stepCommands } from './stepCommands.ts'

/** The commands of this slice: progress and lists of the reader, and their settings. A visitor has none. */
export const commands: Commands = async ({ text, viewer, signal }) => {
	if (viewer === 'visitor') return []
	await loadTranslations(continueTranslations)
	const found = await Promise.all([markCommands(text, signal), addCommands(text, signal), stepCommands(text, signal)])
	return [...found.flat(), ...pages()]
}

function pages(): Command[] {
	const t = continueTranslations.translate
	return [
		{ id: 'import', label: t('transfer.title'), path: '/lists/import' },
		...shownSections($site.get()).map((section) => ({
			id: `settings-${section}`,
			label: t('commands.settings', { section: t(`settings.section.${section}`) }),
			path: sectionPath(section),
		})),
	]
}
