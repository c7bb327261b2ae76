import type { Candidate } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import type { words } from '../words.ts'
import { percentOf } from './failingShare.ts'

type Words = (typeof words)['translate']

/** How much is known of a trial, as a number and in words; a role's by loads, a share's by visitors. */
export function trialWords({ to, judged }: Candidate, t: Words, formats: Formats): { count: string; fares: string } {
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
