import { FAILURE_LIMIT, type ReleaseSummary } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { failureRate, formatPercent } from './failureRate.ts'
import { HourlyLoadsChart } from './HourlyLoadsChart.tsx'
import { releaseTranslations } from './releaseTranslations.ts'
import { HealthFigures } from './style.ts'

/** The health of a release: loads, failure rate and load times, and a chart of the last day. */
export function ReleaseHealth({ release: { figures, hours, version } }: { release: ReleaseSummary }) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const failing = failureRate(figures)
	if (failing === undefined) return <Meta as="p">{t('releases.unseen')}</Meta>
	return (
		<HealthFigures>
			<dl>
				<div>
					<dt>{t('releases.loads')}</dt>
					<dd>{formats.compact(figures.loads)}</dd>
				</div>
				<div data-bad={failing >= FAILURE_LIMIT || undefined}>
					<dt>{t('releases.failing')}</dt>
					<dd>{t('releases.percent', { percent: formatPercent(failing, formats) })}</dd>
				</div>
				<div>
					<dt>{t('releases.median')}</dt>
					<dd>{figures.medianMs === null ? '–' : t('releases.ms', { ms: figures.medianMs })}</dd>
				</div>
				<div>
					<dt>{t('releases.p75')}</dt>
					<dd>{figures.p75Ms === null ? '–' : t('releases.ms', { ms: figures.p75Ms })}</dd>
				</div>
			</dl>
			<HourlyLoadsChart hours={hours} label={t('releases.hours', { version })} />
		</HealthFigures>
	)
}
