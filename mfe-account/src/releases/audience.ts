import type { Audience } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import type { words } from '../words.ts'
import { percentOf } from './failingShare.ts'

type Words = (typeof words)['translate']

/** Who is given a version, in words. */
export function audienceWords(to: Audience, t: Words, formats: Formats): string {
	if ('everybody' in to) return t('releases.to.everybody')
	if ('role' in to) return t(`releases.to.${to.role}`)
	return t('releases.to.share', { percent: percentOf(to.share, formats) })
}
