import { useFormats, useTranslations } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { ProgressBar } from 'shared-ui/parts'
import { type AnalysisInput, healthAnalysisText } from './healthAnalysisText.ts'
import { releaseTranslations } from './releaseTranslations.ts'

interface HealthAnalysisProps extends AnalysisInput {
	/** The label of the bar. */
	label: string
	/** The condition of the automatic rollback. */
	limit: string
}

/** The progress and the result of the health analysis, and the condition of the automatic rollback. */
export function HealthAnalysis({ label, limit, ...judging }: HealthAnalysisProps) {
	const t = useTranslations(releaseTranslations)
	const { count, result } = healthAnalysisText(judging, t, useFormats())
	const { heard, needed } = judging.judged
	return (
		<>
			<ProgressBar label={label} value={heard / needed} valueText={count} />
			<Meta as="p">
				{result} {limit}
			</Meta>
		</>
	)
}
