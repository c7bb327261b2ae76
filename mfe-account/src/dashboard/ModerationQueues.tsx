import { useTranslations } from 'shared-i18n'
import { Cluster, LinkButton, Panel, Section, Stack } from 'shared-ui'
import { dashboardTranslations } from './dashboardTranslations.ts'

/** Links to the moderation queues: reported comments and edits of the catalogue. */
export function ModerationQueues({ reports }: { reports: number }) {
	const t = useTranslations(dashboardTranslations)
	return (
		<Section title={t('dashboard.queues')}>
			<Panel>
				<Stack $gap={4}>
					<Cluster $between $gap={3}>
						<p>{reports === 0 ? t('dashboard.queue.none') : t('dashboard.queue.reports', { count: reports })}</p>
						<LinkButton to="/moderation" size="sm">
							{t('dashboard.queue.reports.open')}
						</LinkButton>
					</Cluster>
					<Cluster $between $gap={3}>
						<p>{t('dashboard.queue.proposals')}</p>
						<LinkButton to="/proposals" size="sm">
							{t('dashboard.queue.proposals.open')}
						</LinkButton>
					</Cluster>
					<Cluster $between $gap={3}>
						<p>{t('dashboard.queue.edits')}</p>
						<LinkButton to="/dashboard/edits" size="sm">
							{t('dashboard.queue.edits.open')}
						</LinkButton>
					</Cluster>
				</Stack>
			</Panel>
		</Section>
	)
}
