import { useScoreText } from 'shared-composition/score/scoreText'
import { exactScore, type SuggestionReason } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { continueTranslations } from '../continue/continueTranslations.ts'

/** The reason of a suggestion in words. */
export function useReasonText(): (reason: SuggestionReason) => string {
	const t = useTranslations(continueTranslations)
	const nameOf = useTitleName()
	const scoreText = useScoreText()
	return (reason) => {
		switch (reason.kind) {
			case 'score':
				return t('forYou.reason.score', { score: scoreText(exactScore(reason) ?? 0), title: nameOf(reason.title) })
			case 'seen':
				return t('forYou.reason.seen', { title: nameOf(reason.title) })
			case 'recommended':
				return t('forYou.reason.recommended', { name: reason.by, title: nameOf(reason.title) })
			case 'following':
				return t('forYou.reason.following', { count: reason.members })
			case 'season':
				return t('forYou.reason.season')
		}
	}
}
