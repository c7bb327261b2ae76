import type { Audience, Candidate } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import type { words } from '../words.ts'
import { percentOf } from './failingShare.ts'

type Words = (typeof words)['translate']

/** What the server goes by, where it judges a version. */
export interface Judging {
	/** Who is given the version. */
	to: Audience
	judged: Candidate['judged']
}

/** How much is known of a version, as a number and in words; of what a role tries by loads, else by visitors. */
export function trialWords({ to, judged }: Judging, t: Words, formats: Formats): { count: string; fares: string } {
	const { heard, needed, failing } = judged
	const percent = percentOf(failing, formats)
	const isEnough = heard >= needed
	if ('role' in to) {
		return {
			count: t('releases.trial.loads', { count: heard }),
			fares: isEnough ? t('releases.trial.fares', { percent }) : t('releases.trial.waiting', { asked: heard, needed }),
		}
	}
	const fares = isEnough ? t('releases.trial.failing', { percent }) : t('releases.trial.heard', { heard, needed })
	return { count: t('releases.trial.visitors', { count: heard }), fares: `${fares} ${t('releases.trial.fair')}` }
}
