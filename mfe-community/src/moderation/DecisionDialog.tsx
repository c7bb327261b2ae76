import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import {
	MODERATION_REASON_MAX_LENGTH,
	type ModeratedKind,
	type ModerationAction,
	PROFILE_PARTS,
	type ProfilePart,
	REPORT_REASONS,
	type ReportReason,
} from 'shared-contract'
import { boolean, object, oneOf, string } from 'shared-contract/schema'
import { common, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Stack } from 'shared-ui'
import { Select, Switch, TextArea } from 'shared-ui/controls'
import { moderationTranslations } from './moderationTranslations.ts'

/** The decisions that need a reason. */
export type ExplainedAction = Exclude<ModerationAction, 'keep' | 'accept'>

export interface Explanation {
	reason: string
	rule?: ReportReason
	parts?: ProfilePart[]
}

interface DecisionDialogProps {
	action: ExplainedAction
	kind: ModeratedKind
	/** The id of what the decision is about. */
	id: string
	/** The rule that its reports name most. */
	rule?: ReportReason | undefined
	onSend: (explanation: Explanation) => Promise<ActionOutcome<unknown>>
	/** Called with what came of it; the dialog stays open until its owner closes it. */
	onSettled: (outcome: ActionOutcome<unknown>) => void
	onClose: () => void
}

const Values = object({
	rule: oneOf(REPORT_REASONS),
	reason: string(),
	name: boolean(),
	bio: boolean(),
	avatar: boolean(),
	banner: boolean(),
})

/** Asks a moderator for the rule and the reason of a decision. The author reads both. A failure keeps the input, and so does closing. */
export function DecisionDialog(props: DecisionDialogProps) {
	const { action, kind, id, rule = 'spam', onSend, onSettled, onClose } = props
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const names = action === 'hide' || action === 'refuse'
	const resets = kind === 'profile' && action === 'hide'
	const initialValues = () => ({ rule, reason: '', name: true, bio: true, avatar: true, banner: true })
	const form = useForm({
		initialValues,
		draft: tabDraft(`decision ${action} ${kind} ${id}`, Values, initialValues),
		submit: (values) =>
			onSend({
				reason: values.reason,
				...(names ? { rule: values.rule } : {}),
				...(resets ? { parts: PROFILE_PARTS.filter((part) => values[part]) } : {}),
			}),
		onSettled,
	})
	const resetsNothing = resets && !PROFILE_PARTS.some((part) => form.values[part])
	const isIncomplete = form.values.reason.trim() === '' || resetsNothing

	return (
		<FormDialog
			title={t(resets ? 'moderation.dialog.reset' : `moderation.dialog.${action}`)}
			form={form}
			submit={t(resets ? 'moderation.reset' : `moderation.${action}`)}
			disabled={isIncomplete}
			onClose={onClose}
		>
			<Stack>
				{resets &&
					PROFILE_PARTS.map((part) => (
						<Switch key={part} label={t(`moderation.part.${part}`)} {...form.toggle(part)} />
					))}
				{names && (
					<Select
						label={t('moderation.rule')}
						options={REPORT_REASONS.map((value) => ({ value, label: shared(`report.reason.${value}`) }))}
						{...form.select('rule')}
					/>
				)}
				<TextArea
					label={t('moderation.reason')}
					hint={t('moderation.reason.hint')}
					maxLength={MODERATION_REASON_MAX_LENGTH}
					{...form.text('reason')}
					data-autofocus
				/>
			</Stack>
		</FormDialog>
	)
}
