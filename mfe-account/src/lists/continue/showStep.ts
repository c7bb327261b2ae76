import { showOutcome } from 'shared-composition'
import type { ListEntry } from 'shared-contract'
import { $toasts, type ActionOutcome } from 'shared-state'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { progressText } from '../listTabs/progress.ts'
import { ownContinue, type Step } from './continueStore.ts'
import { continueTranslations } from './continueTranslations.ts'

type UndoOf = (before: ListEntry, after: ListEntry) => (() => Promise<ActionOutcome<unknown>>) | undefined

/** The entries before the first of the steps that a toast tells, by its topic. */
const firstOf = new Map<string, ListEntry>()

/**
 * Shows a toast with the outcome of a step, with an undo button. While it stands, further steps of the same title join it, and
 * its undo takes all of them back.
 *
 * @param name the name of the title in the reader's language
 * @param undoOf makes the undo where a list of its own shows the entry
 */
export function showStep(
	{ outcome, after }: Step,
	before: ListEntry,
	name: string,
	undoOf: UndoOf = ownContinue.undoOf,
): void {
	const t = continueTranslations.translate
	const topic = `step:${before.title.id}`
	const isShown = $toasts.get().some((toast) => toast.topic === topic)
	const first = (isShown ? firstOf.get(topic) : undefined) ?? before
	const text =
		after.status === first.status
			? t('continue.advanced', { name, progress: textOf(after, first === before ? undefined : first) })
			: t('entry.moved', { name, list: t(`listTabs.${before.title.kind}.${after.status}`) })
	const undo = undoOf(first, after)
	if (!undo) return void showOutcome(outcome, text)
	const undone = async () => showOutcome(await undo(), t('continue.undone', { name, progress: textOf(first) }))
	if (showUndoableOutcome(outcome, text, undone, topic)) firstOf.set(topic, first)
}

/** The progress of an entry, such as `EP 8 / 28`, or `EP 3 → 8 / 28` from another one on. */
function textOf({ title, progress: { current, total } }: ListEntry, from?: ListEntry): string {
	const reached = progressText(current, total)
	const progress = from ? `${from.progress.current} → ${reached}` : reached
	return continueTranslations.translate(`listTabs.${title.kind}.progress`, { progress })
}
