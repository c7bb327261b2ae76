import { Suspense, use } from 'react'
import { showOutcome } from 'shared-composition'
import { type FormDraft, tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import {
	characters,
	RECOMMENDATION_REASON_MAX_LENGTH,
	RECOMMENDATION_REASON_MIN_LENGTH,
	recommendRoute,
} from 'shared-contract'
import { integer, nullable, object, type Static, string } from 'shared-contract/schema'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { SkeletonText, Stack } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { editTranslations } from '../../contribute/revision/editTranslations.ts'
import { RefPicker } from '../../contribute/revision/lists/RefPicker.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'

/** What is filled in: the recommended title, and why. */
const Values = object({ title: object({ id: nullable(integer()), name: string() }), reason: string() })
type RecommendationValues = Static<typeof Values>

const EMPTY: RecommendationValues = { title: { id: null, name: '' }, reason: '' }

/** The draft of a recommendation to those who like a title, kept in this tab for its author alone. */
function recommendationDraft(titleId: number): FormDraft<RecommendationValues> {
	return tabDraft(`recommendation ${titleId}`, Values)
}

interface RecommendDialogProps {
	titleId: number
	name: string
	onClose: () => void
	onSaved: () => void
}

/** The form of a recommendation: which title, and why. */
export default function RecommendDialog({ titleId, name, onClose, onSaved }: RecommendDialogProps) {
	const t = useTranslations(titleTranslations)
	const form = useForm<RecommendationValues, { id: number }>({
		initialValues: () => EMPTY,
		draft: recommendationDraft(titleId),
		validate: ({ title, reason }) => ({
			...(title.id === null && { title: 'text.required' as const }),
			...(characters(reason.trim()) < RECOMMENDATION_REASON_MIN_LENGTH && { reason: 'text.tooShort' as const }),
		}),
		submit: ({ title, reason }, idempotencyKey) =>
			act(
				recommendRoute,
				{ params: { id: String(titleId) }, body: { titleId: title.id ?? titleId, reason } },
				{ idempotencyKey },
			),
		onSettled: (outcome) => {
			if (showOutcome(outcome, t('recommend.saved'))) onSaved()
		},
	})
	return (
		<FormDialog
			title={t('recommend.dialog', { title: name })}
			size="md"
			form={form}
			submit={t('recommend.publish')}
			onClose={onClose}
		>
			<Stack $gap={4}>
				<Suspense fallback={<SkeletonText lines={2} />}>
					<TitlePicker
						value={form.values.title}
						error={form.error('title') ?? form.error('titleId')}
						onPick={(title) => form.set({ title })}
					/>
				</Suspense>
				<TextArea
					label={t('recommend.reason')}
					hint={t('recommend.reason.hint', {
						min: RECOMMENDATION_REASON_MIN_LENGTH,
						max: RECOMMENDATION_REASON_MAX_LENGTH,
					})}
					rows={5}
					maxLength={RECOMMENDATION_REASON_MAX_LENGTH}
					{...form.text('reason')}
				/>
			</Stack>
		</FormDialog>
	)
}

interface TitlePickerProps {
	value: RecommendationValues['title']
	error: string | undefined
	onPick: (title: RecommendationValues['title']) => void
}

const ready = loadTranslations(editTranslations)

/** The field has the texts of the forms of edits. */
function TitlePicker(props: TitlePickerProps) {
	use(ready)
	const t = useTranslations(titleTranslations)
	return <RefPicker of="title" label={t('recommend.which')} {...props} />
}
