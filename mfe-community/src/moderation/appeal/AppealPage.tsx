import { useState } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { LoadFailure, showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { APPEAL_MAX_LENGTH, appealRoute, type DecisionNotice } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { act, signInPath } from 'shared-state'
import {
	Badge,
	Button,
	Cluster,
	Container,
	EmptyState,
	LinkButton,
	Meta,
	Page,
	PageHeading,
	Panel,
	Stack,
} from 'shared-ui'
import { TextArea } from 'shared-ui/controls'
import { PreviousText, ReasonText } from '../moderationStyles.ts'
import { moderationTranslations } from '../moderationTranslations.ts'
import { ContentParts } from '../ReportedContent.tsx'
import type { AppealData, AppealKey } from './appealData.ts'

/** What moderators decided about something of the reader, and the appeal against it. */
export function AppealPage() {
	const t = useTranslations(moderationTranslations)
	const data = useLoaderData<AppealData>()
	return (
		<Page>
			<title>{`${t('appeal.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack $gap={6}>
					<PageHeading title={t('appeal.title')} lead={t('appeal.lead')} />
					{data && data.outcome !== 'visitor' && data.outcome.state === 'done' ? (
						<Notice notice={data.outcome.answer} keyOf={data.key} />
					) : (
						<AppealFailure data={data} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function Notice({ notice, keyOf }: { notice: DecisionNotice; keyOf: AppealKey }) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const { kind, content, rule, reason, hiddenAt, until, appeal } = notice
	return (
		<Panel as="article">
			<Stack>
				<Cluster>
					<strong>{t(`moderation.kind.${kind}`)}</strong>
					<Meta>
						<time dateTime={hiddenAt}>{formats.instant(hiddenAt)}</time>
					</Meta>
					{appeal && (
						<Badge $tone={appeal.state === 'upheld' ? 'danger' : undefined}>{t(`appeal.state.${appeal.state}`)}</Badge>
					)}
				</Cluster>
				<PreviousText>
					<ContentParts content={content} by={t('moderation.you')} />
				</PreviousText>
				<div>
					<strong>{rule === null ? t('moderation.rule.none') : shared(`report.reason.${rule}`)}</strong>
					<ReasonText dir="auto">{reason}</ReasonText>
				</div>
				{appeal ? (
					<div>
						<strong>{t('moderation.appeal')}</strong>
						<ReasonText dir="auto">{appeal.text}</ReasonText>
					</div>
				) : (
					<AppealForm keyOf={keyOf} until={until} />
				)}
			</Stack>
		</Panel>
	)
}

function AppealFailure({ data }: { data: AppealData }) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const { pathname } = useLocation()
	const outcome = data?.outcome
	const status = outcome !== 'visitor' && outcome?.state === 'refused' ? outcome.status : undefined
	const isVisitor = outcome === 'visitor' || status === 401
	if (data && !isVisitor && status !== 404) {
		return <LoadFailure title={t('appeal.failed')} />
	}
	return (
		<EmptyState
			title={t(isVisitor ? 'appeal.signIn' : 'appeal.none')}
			text={t('appeal.none.text')}
			action={isVisitor && <LinkButton to={signInPath(pathname)}>{shared('action.signIn')}</LinkButton>}
		/>
	)
}

interface AppealFormProps {
	keyOf: AppealKey
	/** ISO instant: until then the reader may appeal. */
	until: string
}

const Values = object({ text: string() })
const EMPTY = { text: '' }

/** Appeals against a decision, once. A failure keeps the input, and so does leaving the page. */
function AppealForm({ keyOf, until }: AppealFormProps) {
	const t = useTranslations(moderationTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [isLate] = useState(() => Date.now() >= Date.parse(until))
	const form = useForm({
		initialValues: () => EMPTY,
		draft: tabDraft(`appeal ${keyOf.kind} ${keyOf.id}`, Values, () => EMPTY),
		submit: ({ text }) => act(appealRoute, { params: keyOf, body: { text } }),
		onSettled(outcome) {
			if (showOutcome(outcome, t('appeal.sent'))) void revalidate()
		},
	})
	if (isLate) return <Meta as="p">{t('appeal.late')}</Meta>
	return (
		<form {...form.props}>
			<Stack>
				<TextArea
					label={t('appeal.text')}
					hint={t('appeal.hint', { date: formats.instant(until) })}
					maxLength={APPEAL_MAX_LENGTH}
					{...form.text('text')}
				/>
				<Button type="submit" variant="primary" disabled={form.values.text.trim() === ''} loading={form.submitting}>
					{t('appeal.send')}
				</Button>
			</Stack>
		</form>
	)
}
