import type { ReleaseHour } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { hourBars } from './hourBars.ts'
import { Bars } from './style.ts'

/** Loads of the last day by hour, with what failed on top; each bar says its numbers when it is pointed at. */
export function HourBars({ hours, label }: { hours: readonly ReleaseHour[]; label: string }) {
	const t = useWords(words)
	const formats = useFormats()
	return (
		<Bars role="img" aria-label={label}>
			{hourBars(hours, Date.now()).map(({ at, loads, failures, meanMs, loaded, failed }) => (
				<span key={at} title={`${formats.instant(at)}: ${t('releases.hour', { loads, failures, ms: meanMs ?? 0 })}`}>
					<i data-bad style={{ height: `${failed * 100}%` }} />
					<i style={{ height: `${loaded * 100}%` }} />
				</span>
			))}
		</Bars>
	)
}
