import { useRef } from 'react'
import { tabDraft, useForm } from 'shared-composition/form'
import type { EntryChange, EntryStatus, ListEntry } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { useTitleName } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { entryDraft } from './entryDraft.ts'
import { changeOf, type EntryFormValues, formValuesOf, touchedFieldsOf } from './entryFormValues.ts'
import { changedEntry } from './optimisticEntry.ts'
import { showSavedOutcome } from './showSavedOutcome.ts'

interface EntryFormOptions {
	entry: ListEntry
	/** Whether the title is on the list. If not, saving adds it with the values of the form. */
	isListed: boolean
	send: (entry: ListEntry, change: EntryChange) => Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Fetches the current entry from the server. */
	refetch: () => Promise<ListEntry | undefined>
	onClose: () => void
	/** Opens the tab of a status; undefined outside the list page. */
	onShow?: ((status: EntryStatus) => void) | undefined
}

const Notes = object({ notes: string() })

export type EntryFormState = ReturnType<typeof useEntryForm>

/**
 * The state of the entry form. Typed values survive a refusal, a conflict with another tab, and a detour to sign in; the notes
 * also survive closing it.
 */
export function useEntryForm({ entry: given, isListed, send, refetch, onClose, onShow }: EntryFormOptions) {
	const name = useTitleName()(given.title)
	// The entry that the values are compared with; a newer one after a conflict with another tab.
	const base = useRef(given)
	const notes = tabDraft(`notes ${given.title.id}`, Notes, () => ({ notes: base.current.notes }))
	const form = useForm<EntryFormValues, { entry: ListEntry }>({
		initialValues: () => formValuesOf(given),
		draft: {
			...notes,
			restore: () => ({
				values: { ...formValuesOf(given), ...draftedFields(given), ...notes.restore()?.values },
				key: '',
			}),
		},
		async submit(values) {
			const entry = base.current
			const change = changeOf(entry, values)
			// Progress alone starts a new entry; a status that was not chosen must not hold it back.
			const isTold = isListed || change.progress !== undefined
			const whole = isTold ? change : { status: values.status, ...change }
			if (Object.keys(whole).length === 0) {
				close()
				return { state: 'done', answer: { entry } }
			}
			const outcome = await send(entry, whole)
			if (outcome.state === 'accountNeeded') {
				const { id: titleId, kind } = entry.title
				entryDraft.keep({ titleId, kind, touched: touchedFieldsOf(entry, values) }, '')
			}
			const isOld = outcome.state === 'refused' && outcome.problem.code === 'list.changed'
			// On a conflict, the changes of the other tab enter the form, and typed values stay.
			const now = isOld ? await refetch() : undefined
			if (now) rebase(now)
			if (showSavedOutcome(outcome, { before: entry, expected: changedEntry(entry, whole), name, onShow })) close()
			return outcome
		},
	})

	function close() {
		entryDraft.forget()
		onClose()
	}

	/** Takes a newer version of the entry as the base of the form. Typed values stay. */
	function rebase(now: ListEntry) {
		const touched = touchedFieldsOf(base.current, form.$state.get().values)
		base.current = now
		form.set({ ...formValuesOf(now), ...touched })
	}

	return { ...form, entry: base.current, rebase, close }
}

function draftedFields({ title }: ListEntry): Partial<EntryFormValues> {
	const draft = entryDraft.read()
	return draft?.titleId === title.id ? draft.touched : {}
}
