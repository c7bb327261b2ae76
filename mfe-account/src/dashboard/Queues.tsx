import { useWords } from 'shared-i18n'
import { Cluster, LinkButton, Panel, Section, Stack } from 'shared-ui'
import { words } from '../words.ts'

/** What waits for moderators: comments that were reported, and what changed in the catalogue. */
export function Queues({ reports }: { reports: number }) {
	const t = useWords(words)
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
