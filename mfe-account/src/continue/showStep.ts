import { showOutcome } from 'shared-composition'
import type { ListEntry } from 'shared-contract'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { progressText } from '../listTabs/progress.ts'
import { translations } from '../translations.ts'
import type { Step } from './continueStore.ts'

/**
 * Shows a toast with the outcome of a step, with an undo button.
 *
 * @param name the name of the title in the reader's language
 */
export function showStep({ outcome, after, undo }: Step, before: ListEntry, name: string): void {
	const t = translations.translate
	const text =
		after.status === before.status
			? t('continue.advanced', { name, progress: textOf(after) })
			: t('entry.moved', { name, list: t(`listTabs.${before.title.kind}.${after.status}`) })
	if (!undo) return void showOutcome(outcome, text)
	showUndoableOutcome(outcome, text, async () =>
		showOutcome(await undo(), t('continue.undone', { name, progress: textOf(before) })),
	)
}

function textOf({ title, progress: { current, total } }: ListEntry): string {
	return translations.translate(`listTabs.${title.kind}.progress`, { progress: progressText(current, total) })
}
