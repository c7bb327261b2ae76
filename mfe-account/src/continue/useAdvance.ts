import { showOutcome } from 'shared-composition'
import type { ListEntry } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { progressText } from '../listTabs/progress.ts'
import { translations } from '../translations.ts'
import type { createContinue } from './continueStore.ts'

/** Adds one episode or chapter to an entry, and says so in a toast with an undo button. */
export function useAdvance(store: ReturnType<typeof createContinue>): (entry: ListEntry) => Promise<void> {
	const t = useTranslations(translations)
	const nameOf = useTitleName()
	const textOf = ({ title, progress: { current, total } }: ListEntry) =>
		t(`listTabs.${title.kind}.progress`, { progress: progressText(current, total) })

	return async (entry) => {
		const name = nameOf(entry.title)
		const { outcome, after, undo } = await store.advance(entry)
		const text =
			after.status === entry.status
				? t('continue.advanced', { name, progress: textOf(after) })
				: t('entry.moved', { name, list: t(`listTabs.${entry.title.kind}.${after.status}`) })
		if (!undo) return void showOutcome(outcome, text)
		showUndoableOutcome(outcome, text, async () =>
			showOutcome(await undo(), t('continue.undone', { name, progress: textOf(entry) })),
		)
	}
}
