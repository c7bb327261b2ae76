import { useState } from 'react'
import type { EntryChange, EntryStatus, ErrorCode, ListEntry } from 'shared-contract'
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

export interface EntryEditing {
	/** What the form began from; the newer one once another tab has changed it. */
	entry: ListEntry
	draft: EntryDraft
	errors: Readonly<Record<string, ErrorCode>>
	saving: boolean
	type: (draft: EntryDraft) => void
	save: () => Promise<void>
	/** The entry has become another one beside the form: what was typed stays. */
	takeUp: (entry: ListEntry) => void
	close: () => void
}

/** The form of an entry from its opening to its end. What was typed outlives a refusal, a collision and a sign-in. */
export function useEntryEditing({ entry: given, isListed, send, reread, onClose, onShow }: Given): EntryEditing {
	const name = useTitleName()(given.title)
	const [{ entry, draft }, setForm] = useState(() => ({
		entry: given,
		draft: { ...draftOf(given), ...keptFor(given) },
	}))
	const [errors, setErrors] = useState<Record<string, ErrorCode>>({})
	const [saving, setSaving] = useState(false)

	function close() {
		keptEntry.forget()
		onClose()
	}

	async function save() {
		const change = changeOf(entry, draft)
		const whole = isListed ? change : { status: draft.status, ...change }
		if (Object.keys(whole).length === 0) return close()
		setSaving(true)
		const outcome = await send(entry, whole)
		setSaving(false)
		if (outcome.state === 'accountNeeded') {
			keptEntry.keep({ titleId: entry.title.id, kind: entry.title.kind, touched: touchedOf(entry, draft) })
		}
		if (outcome.state === 'refused') {
			const now = outcome.problem.code === 'list.changed' ? await reread() : undefined
			// What another tab changed meanwhile comes into the form, beside what was typed here.
			if (now) takeUp(now)
			setErrors(outcome.problem.fields ?? {})
		}
		if (announceSaved(outcome, { before: entry, expected: changedEntry(entry, whole), name, onShow })) close()
	}

	function type(typed: EntryDraft) {
		setForm((form) => ({ ...form, draft: typed }))
	}

	function takeUp(now: ListEntry) {
		setForm((form) => ({ entry: now, draft: { ...draftOf(now), ...touchedOf(form.entry, form.draft) } }))
	}

	return { entry, draft, errors, saving, type, save, takeUp, close }
}

function keptFor({ title }: ListEntry): Partial<EntryDraft> {
	const kept = keptEntry.kept()
	return kept?.titleId === title.id ? kept.touched : {}
}
