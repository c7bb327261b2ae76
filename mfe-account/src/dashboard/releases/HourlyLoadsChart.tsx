import type { ReleaseHour } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { hourlyBars } from './hourlyBars.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Bars } from './style.ts'

/** A bar chart of the loads of the last 24 hours, with failures on top; each bar has its numbers as a tooltip. */
export function HourlyLoadsChart({ hours, label }: { hours: readonly ReleaseHour[]; label: string }) {
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
