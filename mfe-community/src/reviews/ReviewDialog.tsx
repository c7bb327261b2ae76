import { useStore } from '@nanostores/react'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { ScoreField } from 'shared-composition/score/field'
import { type Comment, characters, REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from 'shared-contract'
import { nullable, number, object, type Static, string } from 'shared-contract/schema'
import { useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { commentTranslations } from '../comments/commentTranslations.ts'
import { SpoilerField } from '../comments/SpoilerField.tsx'
import { spoilerUnit } from '../comments/spoiler.ts'
import { ownReview, type ReviewsModel } from './reviews.ts'

/** What is filled in. The score is the value of its field; empty without a choice. */
const Values = object({ score: string(), text: string(), spoilerNumber: nullable(number()) })
type ReviewValues = Static<typeof Values>

/** What the form holds without a draft: the reader's review and score, where they have them. */
function firstValues(own: Comment | undefined, ownScore: number | null): ReviewValues {
	return {
		score: ownScore === null ? '' : String(ownScore),
		text: own?.body.state === 'shown' ? own.body.text : '',
		spoilerNumber: own?.spoilerNumber ?? null,
	}
}

interface ReviewDialogProps {
	store: ReviewsModel
	/** The reader's progress with the title. */
	progress: number
	onClose: () => void
}

/** The form of the reader's review of a title: score, text, and how far it gives the story away. */
export default function ReviewDialog({ store, progress, onClose }: ReviewDialogProps) {
	const t = useTranslations(commentTranslations)
	const { subject, ownScore } = useStore(store.$title)
	const state = useStore(store.$state)
	const own = state.state === 'ready' ? ownReview(state.threads.comments) : undefined
	const initialValues = () => firstValues(own, ownScore)
	const form = useForm<ReviewValues, unknown>({
		initialValues,
		draft: tabDraft(`review ${store.subject.subjectId}`, Values, initialValues),
		validate: ({ score, text }) => ({
			...(score === '' && { score: 'text.required' as const }),
			...(characters(text.trim()) < REVIEW_MIN_LENGTH && { text: 'text.tooShort' as const }),
			...(characters(text) > REVIEW_MAX_LENGTH && { text: 'text.tooLong' as const }),
		}),
		submit: ({ score, ...written }, key) => store.write({ ...written, score: Number(score) }, key),
		onSettled: (outcome) => {
			if (showOutcome(outcome, t('reviews.saved'))) onClose()
		},
	})
	return (
		<FormDialog
			title={t(own ? 'reviews.edit' : 'reviews.write')}
			size="md"
			form={form}
			submit={t('reviews.publish')}
			onClose={onClose}
		>
			<Stack $gap={4}>
				<ScoreField
					label={t('reviews.score')}
					hint={t('reviews.score.hint')}
					none={{ label: t('reviews.score.choose'), disabled: true }}
					{...form.select('score')}
				/>
				<TextArea
					label={t('reviews.text')}
					hint={t('reviews.text.hint', { min: REVIEW_MIN_LENGTH, max: REVIEW_MAX_LENGTH })}
					rows={12}
					dir="auto"
					{...form.text('text')}
				/>
				<div>
					<SpoilerField
						unit={spoilerUnit(subject)}
						number={form.values.spoilerNumber}
						suggested={Math.max(1, progress)}
						onChange={(spoilerNumber) => form.set({ spoilerNumber })}
					/>
					<Meta as="p">{t('reviews.spoiler.hint')}</Meta>
				</div>
			</Stack>
		</FormDialog>
	)
}
