import type { Candidate } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Panel, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { audienceWords } from './audience.ts'
import { percentOf } from './failingShare.ts'
import { Judgement } from './Judgement.tsx'

/** A version that some try: who, for how long, how it fares, and when it would be taken back. */
export function CandidateNotice({ candidate, onWiden }: { candidate: Candidate; onWiden: () => void }) {
	const t = useWords(words)
	const formats = useFormats()
	const { version, to, failureLimit, judged, since } = candidate
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
				<Judgement
					to={to}
					judged={judged}
					label={t('releases.trial.judged')}
					limit={t('releases.trial.limit', { percent: percentOf(failureLimit, formats) })}
				/>
			</Stack>
		</Panel>
	)
}
