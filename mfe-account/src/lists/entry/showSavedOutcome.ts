import type { EntryStatus, ListEntry } from 'shared-contract'
import type { ActionOutcome } from 'shared-state'
import { translations } from '../../translations.ts'
import { showOutcomeWithAction } from './showUndoableOutcome.ts'

interface SavedChange {
	before: ListEntry
	/** The expected entry. On a demo site no server answers, so this one is shown. */
	expected: ListEntry
	/** The name of the title in the reader's language. */
	name: string
	/** Opens the tab of a status; undefined outside the list page. */
	onShow?: ((status: EntryStatus) => void) | undefined
}

/**
 * Shows a toast with the outcome of a change and, if the title moved, the name of its new list.
 *
 * @returns whether the change succeeded
 */
export function showSavedOutcome(
	outcome: ActionOutcome<{ entry: ListEntry }>,
	{ before, expected, name, onShow }: SavedChange,
): boolean {
	const { status, title } = resultingEntry(outcome, expected)
	const hasMoved = status !== before.status
	const list = translations.translate(`listTabs.${title.kind}.${status}`)
	return showOutcomeWithAction(
		outcome,
		hasMoved ? translations.translate('entry.moved', { name, list }) : translations.translate('entry.saved'),
		hasMoved && onShow
			? { label: translations.translate('entry.moved.show'), onPress: () => onShow(status) }
			: undefined,
	)
}

/** The entry after a change: the server's, or the expected one on a demo site. */
export function resultingEntry(outcome: ActionOutcome<{ entry: ListEntry }>, expected: ListEntry): ListEntry {
	return outcome.state === 'done' ? outcome.answer.entry : expected
}
