import { useRef } from 'react'
import { useForm } from 'shared-composition/form'
import type { EntryChange, EntryStatus, ListEntry } from 'shared-contract'
import { useTitleName } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { announceSaved } from './announceSaved.ts'
import { changeOf, draftOf, type EntryDraft, touchedOf } from './entryDraft.ts'
import { keptEntry } from './keptEntry.ts'
import { changedEntry } from './localEntry.ts'

interface Given {
	entry: ListEntry
	/** Whether the title is on the list: one that is not is put there as the form stands. */
	isListed: boolean
	send: (entry: ListEntry, change: EntryChange) => Promise<ActionOutcome<{ entry: ListEntry }>>
	/** The entry as the server has it now. */
	reread: () => Promise<ListEntry | undefined>
	onClose: () => void
	/** Opens the list of a status, where the reader is at their lists. */
	onShow?: ((status: EntryStatus) => void) | undefined
}

export type EntryEditing = ReturnType<typeof useEntryEditing>

/** The form of an entry from its opening to its end. What was typed outlives a refusal, a collision and a sign-in. */
export function useEntryEditing({ entry: given, isListed, send, reread, onClose, onShow }: Given) {
	const name = useTitleName()(given.title)
	// What the form began from; the newer one once another tab has changed it.
	const base = useRef(given)
	const form = useForm<EntryDraft, { entry: ListEntry }>({
		initialValues: () => ({ ...draftOf(given), ...keptFor(given) }),
		async submit(draft) {
			const entry = base.current
			const change = changeOf(entry, draft)
			const whole = isListed ? change : { status: draft.status, ...change }
			if (Object.keys(whole).length === 0) {
				close()
				return { state: 'done', answer: { entry } }
			}
			const outcome = await send(entry, whole)
			if (outcome.state === 'accountNeeded') {
				keptEntry.keep({ titleId: entry.title.id, kind: entry.title.kind, touched: touchedOf(entry, draft) })
			}
			const isOld = outcome.state === 'refused' && outcome.problem.code === 'list.changed'
			// What another tab changed meanwhile comes into the form, beside what was typed here.
			const now = isOld ? await reread() : undefined
			if (now) takeUp(now)
			if (announceSaved(outcome, { before: entry, expected: changedEntry(entry, whole), name, onShow })) close()
			return outcome
		},
	})

	function close() {
		keptEntry.forget()
		onClose()
	}

	/** The entry has become another one beside the form: what was typed stays. */
	function takeUp(now: ListEntry) {
		const touched = touchedOf(base.current, form.$state.get().values)
		base.current = now
		form.set({ ...draftOf(now), ...touched })
	}

	return { ...form, entry: base.current, takeUp, close }
}

function keptFor({ title }: ListEntry): Partial<EntryDraft> {
	const kept = keptEntry.kept()
	return kept?.titleId === title.id ? kept.touched : {}
}
