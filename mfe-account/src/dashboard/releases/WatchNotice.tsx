import type { Watch } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Cluster, Panel, Stack } from 'shared-ui'
import { formatPercent } from './failureRate.ts'
import { HealthAnalysis } from './HealthAnalysis.tsx'
import { releaseTranslations } from './releaseTranslations.ts'

interface WatchNoticeProps {
	watch: Watch
	/** The current version, and the one that a rollback returns to; null: it withdraws the slice. */
	current: string
	previous: string | null
}

/** A release under observation: until when, its health, and the limit for its automatic rollback. */
export function WatchNotice({ watch: { until, failureLimit, judged }, current, previous }: WatchNoticeProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	return (
		<Panel>
			<Stack $gap={3}>
				<Cluster>
					<Badge>{t('releases.watch', { until: formats.instant(until) })}</Badge>
					<strong>{current}</strong>
				</Cluster>
				<HealthAnalysis
					to={{ everybody: true }}
					judged={judged}
					label={t('releases.watch.judged')}
					limit={t('releases.watch.limit', {
						previous: previous ?? t('releases.current.none'),
						percent: formatPercent(failureLimit, formats),
					})}
				/>
			</Stack>
		</Panel>
	)
}
