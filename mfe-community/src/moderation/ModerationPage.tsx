import { useStore } from '@nanostores/react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import type { moderationLogRoute, moderationQueueRoute, RouteAnswer } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $session, type Outcome, signInPath } from 'shared-state'
import { Cluster, Container, DashboardIcon, EmptyState, LinkButton, Page, PageHeading, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { ModerationLog } from './ModerationLog.tsx'
import { ModerationQueue } from './ModerationQueue.tsx'
import { tabOf } from './moderationTab.ts'
import { moderationTranslations } from './moderationTranslations.ts'

/** The data of the page: the first answer for the tab of the address, or none without the right to it. */
export type ModerationData =
	| { tab: 'none' }
	| { tab: 'log'; log: Outcome<RouteAnswer<typeof moderationLogRoute>> }
	| { tab: 'queue'; queue: Outcome<RouteAnswer<typeof moderationQueueRoute>> }

/** The moderation page: the queue of reports and the log. */
export function ModerationPage() {
	const t = useTranslations(moderationTranslations)
	const data = useLoaderData<ModerationData>()
	const [search, setSearch] = useSearchParams()
	const outcome = outcomeOf(data)

	return (
		<Page>
			<title>{`${t('moderation.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack $gap={6}>
					<Cluster $between $gap={4}>
						<PageHeading title={t('moderation.title')} lead={t('moderation.lead')} />
						<LinkButton to="/dashboard">
							<DashboardIcon size={18} />
							{t('moderation.dashboard')}
						</LinkButton>
					</Cluster>
					{outcome?.state === 'done' ? (
						<Tabs
							label={t('moderation.tabs')}
							tabs={[
								{ id: 'queue', label: t('moderation.queue'), count: countOf(data) },
								{ id: 'log', label: t('moderation.log') },
							]}
							selected={tabOf(search)}
							onSelect={(tab) => setSearch(tab === 'log' ? { tab } : {}, { replace: true, preventScrollReset: true })}
						>
							{data.tab === 'queue' && data.queue.state === 'done' && <ModerationQueue first={data.queue.answer} />}
							{data.tab === 'log' && data.log.state === 'done' && <ModerationLog first={data.log.answer} />}
						</Tabs>
					) : (
						<ModerationFailure outcome={outcome} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function countOf(data: ModerationData): number | undefined {
	return data.tab === 'queue' && data.queue.state === 'done' ? data.queue.answer.total : undefined
}

function outcomeOf(data: ModerationData): Outcome<unknown> | undefined {
	if (data.tab === 'none') return undefined
	return data.tab === 'log' ? data.log : data.queue
}

function ModerationFailure({ outcome }: { outcome: Outcome<unknown> | undefined }) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const isVisitor = useStore($session).state === 'visitor'
	const isRefused = !outcome || (outcome.state === 'refused' && [401, 403].includes(outcome.status))
	if (!isRefused) return <LoadFailure title={t('moderation.failed')} />
	return (
		<EmptyState
			title={t(isVisitor ? 'moderation.signIn.title' : 'moderation.forbidden.title')}
			text={t('moderation.forbidden.text')}
			action={isVisitor && <LinkButton to={signInPath('/moderation')}>{shared('action.signIn')}</LinkButton>}
		/>
	)
}
