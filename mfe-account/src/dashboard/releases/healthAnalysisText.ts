import type { Audience, Candidate } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import { formatPercent } from './failureRate.ts'
import type { releaseTranslations } from './releaseTranslations.ts'

type Translate = (typeof releaseTranslations)['translate']

/** The input of the health analysis. */
export interface AnalysisInput {
	/** The audience of the version. */
	to: Audience
	judged: Candidate['judged']
}

/** The result of the health analysis as text. A canary for a role is judged by loads, any other by visitors. */
export function healthAnalysisText(
	{ to, judged }: AnalysisInput,
	t: Translate,
	formats: Formats,
): { count: string; result: string } {
	const { heard, needed, failing } = judged
	const percent = formatPercent(failing, formats)
	const isEnough = heard >= needed
	if ('role' in to) {
		return {
			count: t('releases.trial.loads', { count: heard }),
			result: isEnough ? t('releases.trial.fares', { percent }) : t('releases.trial.waiting', { asked: heard, needed }),
		}
	}
	const result = isEnough ? t('releases.trial.failing', { percent }) : t('releases.trial.heard', { heard, needed })
	return { count: t('releases.trial.visitors', { count: heard }), result: `${result} ${t('releases.trial.fair')}` }
}
