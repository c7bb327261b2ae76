import { atom, type ReadableAtom } from 'nanostores'
import {
	DRAFT_KINDS,
	type DraftKind,
	type EditField,
	editRoute,
	editStartRoute,
	type FieldChange,
	type FieldValue,
	isBackward,
	knownLaterFields,
	type TextDraft,
	withdrawProposalRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { demoEditOf, storeDemoEdit } from './demoEdits.ts'
import { editDraft } from './editDraft.ts'
import {
	type ConflictResolution,
	changesOf,
	type EditingField,
	withConflict,
	withDraft,
	withResolution,
	withTyped,
} from './editingField.ts'
import { type RevisionSubject, subjectParams } from './subject.ts'

export type EditFormState =
	| { state: 'loading' }
	| { state: 'failed' }
	| {
			state: 'open'
			fields: readonly EditingField[]
			remotePictures: boolean
			restored: boolean
			sending: boolean
			/** Where a draft can come from. */
			drafts: readonly DraftKind[]
			/** The member's edit that waits for a moderator. */
			proposal: number | undefined
			/** The empty fields that a new member fills at once; undefined if all holds at once. */
			fills: readonly string[] | undefined
	  }

/** The outcome of a save: not sent, because nothing changed, a field is wrong or a conflict is unresolved, or the response of the API. */
export type SaveOutcome =
	| { state: 'unchanged' }
	| { state: 'unresolved' }
	| { state: 'invalid' }
	| ActionOutcome<{ revision: number | null; proposal?: number }>

export interface EditForm {
	readonly $state: ReadableAtom<EditFormState>
	/** Loads the current texts and restores the draft. */
	load(): Promise<void>
	/** `base` is the text that the editor saw, where only a part of a list is sent. */
	type(field: EditField, text: string, base?: string): void
	resolve(field: EditField, resolution: ConflictResolution): void
	/** Puts a draft in place of the typed text; without one, what it replaced comes back. */
	takeDraft(field: EditField, draft: TextDraft | undefined): void
	confirmDraft(field: EditField, confirmed: boolean): void
	save(): Promise<SaveOutcome>
	/** Withdraws the edit that waits for a moderator. */
	withdraw(): Promise<ActionOutcome<unknown>>
	/** Deletes the draft. */
	discard(): void
}

/**
 * The store of the edit form of a title or an episode. Typed texts are a draft that outlives the form until it is saved
 * or discarded.
 */
export function createEditForm(subject: RevisionSubject): EditForm {
	const $state = atom<EditFormState>({ state: 'loading' })
	const draft = editDraft(subject)

	const keepDraft = (changes: FieldChange[], isInterrupted = false) => draft.keep({ changes, isInterrupted }, '')

	async function load() {
		$state.set({ state: 'loading' })
		const outcome = await call(editStartRoute, { params: subjectParams(subject) })
		if (outcome.state !== 'done') return $state.set({ state: 'failed' })
		const drafted = draft.restore()?.values
		const demoEdit = demoEditOf(subject)
		const current: FieldValue[] = [...outcome.answer.values, ...knownLaterFields(outcome.answer.later)]
		const fields = current.map(({ field, value }): EditingField => {
			const shown = demoEdit[field] ?? value
			const waiting = outcome.answer.proposal?.changes.find((each) => each.field === field)
			const change = drafted?.changes.find((each) => each.field === field) ?? waiting
			// The base text of the draft, so that changes since then are detected as conflicts.
			const draft = change?.draft === undefined ? undefined : { id: change.draft, confirmed: change.confirmed ?? false }
			return {
				field,
				base: change?.from ?? shown,
				typed: change?.to ?? shown,
				error: undefined,
				conflict: undefined,
				draft,
			}
		})
		const { remotePictures, proposal, fills, drafts = [] } = outcome.answer
		$state.set({
			state: 'open',
			fields,
			remotePictures,
			restored: drafted !== undefined,
			sending: false,
			drafts: DRAFT_KINDS.filter((kind) => drafts.includes(kind)),
			proposal: proposal?.id,
			fills,
		})
		if (drafted) keepDraft(drafted.changes)
	}

	function setSending(sending: boolean) {
		const state = $state.get()
		if (state.state === 'open') $state.set({ ...state, sending })
	}

	function updateAll(update: (field: EditingField) => EditingField) {
		const state = $state.get()
		if (state.state !== 'open') return
		const fields = state.fields.map(update)
		$state.set({ ...state, fields })
		keepDraft(changesOf(fields))
	}

	const updateField = (field: EditField, update: (field: EditingField) => EditingField) =>
		updateAll((each) => (each.field === field ? update(each) : each))

	/** Marks an end before its start. */
	function refuseBackwardDates(): boolean {
		const state = $state.get()
		const fields = state.state === 'open' ? state.fields : []
		const typed = (name: EditField) => fields.find(({ field }) => field === name)?.typed ?? ''
		const isWrong =
			isBackward(typed('started'), typed('ended')) &&
			changesOf(fields).some(({ field }) => field === 'started' || field === 'ended')
		if (isWrong) updateField('ended', (each) => ({ ...each, error: 'entry.dates.order' }))
		return isWrong
	}

	async function save(): Promise<SaveOutcome> {
		const state = $state.get()
		if (state.state !== 'open' || state.sending) return { state: 'unchanged' }
		if (state.fields.some(({ conflict }) => conflict && !conflict.resolution)) return { state: 'unresolved' }
		const changes = changesOf(state.fields)
		if (changes.length === 0 && state.proposal === undefined) return { state: 'unchanged' }
		if (changes.length === 0)
			return withdraw().then((outcome) => (outcome.state === 'done' ? { state: 'unchanged' } : outcome))
		if (refuseBackwardDates()) return { state: 'invalid' }
		setSending(true)
		const outcome = await act(editRoute, { params: subjectParams(subject), body: { changes } })
		setSending(false)
		switch (outcome.state) {
			case 'done':
				draft.forget()
				break
			case 'example':
				storeDemoEdit(subject, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
				draft.forget()
				break
			case 'accountNeeded':
				keepDraft(changes, true)
				break
			case 'refused': {
				const { fields = {}, conflicts = [] } = outcome.problem
				updateAll((each) => ({ ...withConflict(each, conflicts), error: fields[each.field] }))
			}
		}
		return outcome
	}

	async function withdraw() {
		const state = $state.get()
		const id = state.state === 'open' ? state.proposal : undefined
		const outcome = await act(withdrawProposalRoute, { params: { id: String(id) } })
		if (outcome.state === 'done') {
			draft.forget()
			await load()
		}
		return outcome
	}

	return {
		$state,
		load,
		withdraw,
		type: (field, text, base) =>
			updateField(field, (each) => withTyped(base === undefined ? each : { ...each, base }, text)),
		resolve: (field, resolution) => updateField(field, (each) => withResolution(each, resolution)),
		takeDraft: (field, draft) => updateField(field, (each) => withDraft(each, draft)),
		confirmDraft: (field, confirmed) =>
			updateField(field, (each) => ({ ...each, error: undefined, draft: each.draft && { ...each.draft, confirmed } })),
		save,
		discard: draft.forget,
	}
}
