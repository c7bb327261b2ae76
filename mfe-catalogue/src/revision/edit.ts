import { atom, type ReadableAtom } from 'nanostores'
import { type EditField, editRoute, editStartRoute, type FieldValue, knownLater } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { forgetEditDraft, keepEditDraft, keptEditDraft } from './editDraft.ts'
import { type ConflictChoice, changesOf, type EditingField, withChoice, withConflict, withTyped } from './editing.ts'
import { exampleOf, keepExample } from './examples.ts'
import { type RevisionSubject, subjectParams } from './subject.ts'

export type EditState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'open'; fields: readonly EditingField[]; remotePictures: boolean; restored: boolean; sending: boolean }

/** How a save ended: not tried, because nothing changed or a conflict awaits its choice, or as the API says. */
export type SaveEnd = { state: 'unchanged' } | { state: 'unchosen' } | ActionOutcome<{ revision: number | null }>

export interface Edit {
	readonly $state: ReadableAtom<EditState>
	/** Asks for the texts as they stand, and takes up what was typed before. */
	load(): Promise<void>
	type(field: EditField, text: string): void
	choose(field: EditField, choice: ConflictChoice): void
	save(): Promise<SaveEnd>
	/** Forgets what was typed. */
	discard(): void
}

/** The editing of a title or an episode. What is typed outlives the form until it is saved or discarded. */
export function createEdit(subject: RevisionSubject): Edit {
	const $state = atom<EditState>({ state: 'loading' })

	async function load() {
		$state.set({ state: 'loading' })
		const outcome = await call(editStartRoute, { params: subjectParams(subject) })
		if (outcome.state !== 'done') return $state.set({ state: 'failed' })
		const draft = keptEditDraft(subject)
		const example = exampleOf(subject)
		const standing: FieldValue[] = [...outcome.answer.values, ...knownLater(outcome.answer.later)]
		const fields = standing.map(({ field, value }): EditingField => {
			const shown = example[field] ?? value
			const change = draft?.changes.find((each) => each.field === field)
			// The draft's own base: what changed since it was typed is a conflict, as it would have been then.
			return { field, base: change?.from ?? shown, typed: change?.to ?? shown, error: undefined, conflict: undefined }
		})
		const { remotePictures } = outcome.answer
		$state.set({ state: 'open', fields, remotePictures, restored: draft !== undefined, sending: false })
		if (draft) keepEditDraft(subject, { ...draft, isInterrupted: false })
	}

	function setSending(sending: boolean) {
		const state = $state.get()
		if (state.state === 'open') $state.set({ ...state, sending })
	}

	function change(one: (field: EditingField) => EditingField) {
		const state = $state.get()
		if (state.state !== 'open') return
		const fields = state.fields.map(one)
		$state.set({ ...state, fields })
		keepEditDraft(subject, { changes: changesOf(fields), isInterrupted: false })
	}

	const changeOf = (field: EditField, one: (field: EditingField) => EditingField) =>
		change((each) => (each.field === field ? one(each) : each))

	async function save(): Promise<SaveEnd> {
		const state = $state.get()
		if (state.state !== 'open' || state.sending) return { state: 'unchanged' }
		if (state.fields.some(({ conflict }) => conflict && !conflict.choice)) return { state: 'unchosen' }
		const changes = changesOf(state.fields)
		if (changes.length === 0) return { state: 'unchanged' }
		setSending(true)
		const outcome = await act(editRoute, { params: subjectParams(subject), body: { changes } })
		setSending(false)
		switch (outcome.state) {
			case 'done':
				forgetEditDraft(subject)
				break
			case 'example':
				keepExample(subject, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
				forgetEditDraft(subject)
				break
			case 'accountNeeded':
				keepEditDraft(subject, { changes, isInterrupted: true })
				break
			case 'refused': {
				const { fields = {}, conflicts = [] } = outcome.problem
				change((each) => ({ ...withConflict(each, conflicts), error: fields[each.field] }))
			}
		}
		return outcome
	}

	return {
		$state,
		load,
		type: (field, text) => changeOf(field, (each) => withTyped(each, text)),
		choose: (field, choice) => changeOf(field, (each) => withChoice(each, choice)),
		save,
		discard: () => forgetEditDraft(subject),
	}
}
