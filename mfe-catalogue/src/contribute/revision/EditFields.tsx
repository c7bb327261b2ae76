import { FailurePanel } from 'shared-composition'
import { DRAFTED_FIELDS } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Skeleton, Stack } from 'shared-ui'
import { ConflictResolver } from './ConflictResolver.tsx'
import { TextDraft } from './drafts/TextDraft.tsx'
import { EditField } from './EditField.tsx'
import { EditSections } from './EditSections.tsx'
import type { EditForm, EditFormState } from './editForm.ts'
import type { FormField, SectionId } from './formFields.ts'
import { HoldsLine } from './HoldsLine.tsx'
import { revisionTranslations } from './revisionTranslations.ts'
import type { RevisionSubject } from './subject.ts'
import { WaitingProposal } from './WaitingProposal.tsx'

interface EditFieldsProps {
	edit: EditForm
	subject: RevisionSubject
	state: EditFormState
	fields: readonly FormField[]
	/** The part that is open at first. */
	start?: SectionId | undefined
}

/** The content of the edit dialog: its fields, a skeleton while they load, or a failure. */
export function EditFields({ edit, subject, state, fields, start }: EditFieldsProps) {
	const t = useTranslations(revisionTranslations)

	if (state.state === 'failed') return <FailurePanel title={t('revision.edit.failed')} onRetry={edit.load} />
	if (state.state === 'loading') {
		return (
			<Stack $gap={6} role="status" aria-label={t('revision.edit.loading')}>
				{fields.map(({ field, type }) => (
					<Skeleton key={field} $height={type === 'text' ? '12rem' : '4rem'} />
				))}
			</Stack>
		)
	}

	function discardDraft() {
		edit.discard()
		void edit.load()
	}

	return (
		<Stack $gap={4}>
			{state.restored && (
				<Cluster $between role="status">
					<Meta>{t('revision.edit.restored')}</Meta>
					<Button size="sm" variant="quiet" onClick={discardDraft}>
						{t('revision.edit.discard')}
					</Button>
				</Cluster>
			)}
			{state.proposal && <WaitingProposal onWithdraw={edit.withdraw} />}
			<EditSections {...{ fields, state, start }}>
				{(shown) => <Stack $gap={4}>{shown.map(inputOf)}</Stack>}
			</EditSections>
			{state.fills && <HoldsLine {...{ fields, fills: state.fills, editing: state.fields }} />}
		</Stack>
	)

	function inputOf(form: FormField) {
		if (state.state !== 'open') return null

		const editing = state.fields.find(({ field }) => field === form.field)
		if (!editing) return null
		const { field, base, typed, error, conflict } = editing
		const input = (
			<EditField
				{...{ form, subject, base }}
				typed={typed}
				code={error}
				remotePictures={state.remotePictures}
				onType={(text, newBase) => edit.type(field, text, newBase)}
			/>
		)
		const { entity } = subject
		const isDrafted = (entity === 'title' || entity === 'episode') && DRAFTED_FIELDS[entity] === field
		if (!conflict) {
			return (
				<div key={field}>
					{input}
					{isDrafted && state.drafts.length > 0 && (
						<TextDraft
							{...{ entity, editing }}
							id={subject.id}
							kinds={state.drafts}
							onDraft={(draft) => edit.takeDraft(field, draft)}
							onConfirm={(confirmed) => edit.confirmDraft(field, confirmed)}
						/>
					)}
				</div>
			)
		}
		return (
			<ConflictResolver
				key={field}
				field={field}
				label={t(form.label)}
				conflict={conflict}
				onResolve={(resolution) => edit.resolve(field, resolution)}
			>
				{input}
			</ConflictResolver>
		)
	}
}
