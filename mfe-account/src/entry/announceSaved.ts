import type { EntryStatus, ListEntry } from 'shared-contract'
import type { ActionOutcome } from 'shared-state'
import { words } from '../words.ts'
import { announceWithAction } from './announceUndoable.ts'

interface Saved {
	before: ListEntry
	/** The entry as it will be: what a demo shows, where no server answers. */
	expected: ListEntry
	/** The title, in the reader's language. */
	name: string
	/** Opens the list of a status, where the reader is at their lists. */
	onShow?: ((status: EntryStatus) => void) | undefined
}

/** Tells how a change of an entry ended, and which list the title has moved to. @returns whether it succeeded. */
export function announceSaved(
	outcome: ActionOutcome<{ entry: ListEntry }>,
	{ before, expected, name, onShow }: Saved,
): boolean {
	const { status, title } = movedEntry(outcome, expected)
	const hasMoved = status !== before.status
	const list = words.translate(`listTabs.${title.kind}.${status}`)
	return announceWithAction(
		outcome,
		hasMoved ? words.translate('entry.moved', { name, list }) : words.translate('entry.saved'),
		hasMoved && onShow ? { label: words.translate('entry.moved.show'), onPress: () => onShow(status) } : undefined,
	)
}

/** The entry after a change: as the server says, or as a demo shows it. */
export function movedEntry(outcome: ActionOutcome<{ entry: ListEntry }>, expected: ListEntry): ListEntry {
	return outcome.state === 'done' ? outcome.answer.entry : expected
}
