import type { Watch } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Badge, Cluster, Panel, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { percentOf } from './failingShare.ts'
import { Judgement } from './Judgement.tsx'

interface WatchNoticeProps {
	watch: Watch
	/** What everybody has, and what they would be given instead. */
	current: string
	previous: string
}

/** A release that is watched: until when, how it fares, and when the server goes back to the version before. */
export function WatchNotice({ watch: { until, failureLimit, judged }, current, previous }: WatchNoticeProps) {
	const t = useWords(words)
	const formats = useFormats()
	return (
		<Panel>
			<Stack $gap={3}>
				<Cluster>
					<Badge>{t('releases.watch', { until: formats.instant(until) })}</Badge>
					<strong>{current}</strong>
				</Cluster>
				<Judgement
					to={{ everybody: true }}
					judged={judged}
					label={t('releases.watch.judged')}
					limit={t('releases.watch.limit', { previous, percent: percentOf(failureLimit, formats) })}
				/>
			</Stack>
		</Panel>
	)
}
