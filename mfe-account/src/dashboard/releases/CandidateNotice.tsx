import type { Candidate } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Panel, Stack } from 'shared-ui'
import { formatPercent } from './failureRate.ts'
import { HealthAnalysis } from './HealthAnalysis.tsx'
import { audienceText } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'

/** The canary of a slice: its audience, age and health, and the limit for its automatic rollback. */
export function CandidateNotice({ candidate, onWiden }: { candidate: Candidate; onWiden: () => void }) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const { version, to, failureLimit, judged, since } = candidate
	return (
		<Panel>
			<Stack $gap={3}>
				<Cluster $between>
					<Cluster>
						<Badge $tone="live">{audienceText(to, t, formats)}</Badge>
						<strong>{version}</strong>
						<Meta>{t('releases.trial.since', { ago: formats.ago(since) })}</Meta>
					</Cluster>
					<Button size="sm" onClick={onWiden}>
						{t('releases.widen')}
					</Button>
				</Cluster>
				<HealthAnalysis
					to={to}
					judged={judged}
					label={t('releases.trial.judged')}
					limit={t('releases.trial.limit', { percent: formatPercent(failureLimit, formats) })}
				/>
			</Stack>
		</Panel>
	)
}
