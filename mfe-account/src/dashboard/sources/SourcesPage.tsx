import { useLoaderData } from 'react-router-dom'
import type { RouteAnswer, sourcesRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { EmptyState, Meta, Stack } from 'shared-ui'
import { DashboardFailure } from '../DashboardFailure.tsx'
import { DashboardLayout } from '../DashboardLayout.tsx'
import { usePolling } from '../releases/usePolling.ts'
import { SourcePanel } from './SourcePanel.tsx'
import { sourceTranslations } from './sourceTranslations.ts'

/** The page on which admins follow the sources of the catalogue, run one, and undo what a run changed. */
export function SourcesPage() {
	const t = useTranslations(sourceTranslations)
	const sources = useLoaderData<Outcome<RouteAnswer<typeof sourcesRoute>>>()
	usePolling()
	return (
		<DashboardLayout title={t('sources.title')} lead={t('sources.lead')}>
			{sources.state !== 'done' ? (
				<DashboardFailure outcome={sources} failure={t('sources.failed')} />
			) : sources.answer.items.length === 0 ? (
				<EmptyState title={t('sources.empty')} text={t('sources.empty.text')} />
			) : (
				<Stack $gap={6}>
					{sources.answer.items.map((source) => (
						<SourcePanel key={source.name} source={source} />
					))}
					<Meta as="p">{t('sources.undo.limits')}</Meta>
				</Stack>
			)}
		</DashboardLayout>
	)
}
