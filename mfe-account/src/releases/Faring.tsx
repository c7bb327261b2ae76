import { FAILURE_LIMIT, type ReleaseSummary } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { words } from '../words.ts'
import { failingShare, percentOf } from './failingShare.ts'
import { HourBars } from './HourBars.tsx'
import { Fares } from './style.ts'

/** How a version fares: loads, failures and times of its life, and the last day hour by hour. */
export function Faring({ release: { figures, hours, version } }: { release: ReleaseSummary }) {
	const t = useWords(words)
	const formats = useFormats()
	const failing = failingShare(figures)
	if (failing === undefined) return <Meta as="p">{t('releases.unseen')}</Meta>
	return (
		<Fares>
			<dl>
				<div>
					<dt>{t('releases.loads')}</dt>
					<dd>{formats.compact(figures.loads)}</dd>
				</div>
				<div data-bad={failing >= FAILURE_LIMIT || undefined}>
					<dt>{t('releases.failing')}</dt>
					<dd>{t('releases.percent', { percent: percentOf(failing, formats) })}</dd>
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
			<HourBars hours={hours} label={t('releases.hours', { version })} />
		</Fares>
	)
}
