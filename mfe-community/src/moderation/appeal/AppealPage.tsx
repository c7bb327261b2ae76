import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { DecisionNotice } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Badge, Cluster, Container, EmptyState, LinkButton, Meta, Page, PageHeading, Panel, Stack } from 'shared-ui'
import { PreviousText, ReasonText } from '../moderationStyles.ts'
import { moderationTranslations } from '../moderationTranslations.ts'
import { ContentParts } from '../ReportedContent.tsx'
import { AppealForm } from './AppealForm.tsx'
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
	const { revalidate } = useRevalidator()
	const { pathname } = useLocation()
	const outcome = data?.outcome
	const status = outcome !== 'visitor' && outcome?.state === 'refused' ? outcome.status : undefined
	const isVisitor = outcome === 'visitor' || status === 401
	if (data && !isVisitor && status !== 404) {
		return <FailurePanel title={t('appeal.failed')} onRetry={revalidate} />
	}
	return (
		<EmptyState
			title={t(isVisitor ? 'appeal.signIn' : 'appeal.none')}
			text={t('appeal.none.text')}
			action={isVisitor && <LinkButton to={signInPath(pathname)}>{shared('action.signIn')}</LinkButton>}
		/>
	)
}
