import { FAILURE_LIMIT, type ReleaseHour, type ReleaseSummary } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { failureRate, formatPercent } from './failureRate.ts'
import { hourlyBars } from './hourlyBars.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Bars, HealthFigures } from './style.ts'

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

/** A bar chart of the loads of the last 24 hours, with failures on top; each bar has its numbers as a tooltip. */
function HourlyLoadsChart({ hours, label }: { hours: readonly ReleaseHour[]; label: string }) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	return (
		<Bars role="img" aria-label={label}>
			{hourlyBars(hours, Date.now()).map(({ at, loads, failures, meanMs, loaded, failed }) => (
				<span key={at} title={`${formats.instant(at)}: ${t('releases.hour', { loads, failures, ms: meanMs ?? 0 })}`}>
					<i data-bad style={{ height: `${failed * 100}%` }} />
					<i style={{ height: `${loaded * 100}%` }} />
				</span>
			))}
		</Bars>
	)
}
