import type { Candidate } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Panel, Stack } from 'shared-ui'
import { ProgressBar } from 'shared-ui/controls'
import { words } from '../words.ts'
import { audienceWords } from './audience.ts'
import { percentOf } from './failingShare.ts'
import { trialWords } from './trialWords.ts'

/** A version that some try: who, for how long, how it fares, and when it would be taken back. */
export function CandidateNotice({ candidate, onWiden }: { candidate: Candidate; onWiden: () => void }) {
	const t = useWords(words)
	const formats = useFormats()
	const { version, to, failureLimit, judged, since } = candidate
	const { count, fares } = trialWords(candidate, t, formats)
	return (
		<Panel>
			<Stack $gap={3}>
				<Cluster $between>
					<Cluster>
						<Badge $tone="live">{audienceWords(to, t, formats)}</Badge>
						<strong>{version}</strong>
						<Meta>{t('releases.trial.since', { ago: formats.ago(since) })}</Meta>
					</Cluster>
					<Button size="sm" onClick={onWiden}>
						{t('releases.widen')}
					</Button>
				</Cluster>
				<ProgressBar label={t('releases.trial.judged')} value={judged.heard / judged.needed} valueText={count} />
				<Meta as="p">
					{fares} {t('releases.trial.limit', { percent: percentOf(failureLimit, formats) })}
				</Meta>
			</Stack>
		</Panel>
	)
}
