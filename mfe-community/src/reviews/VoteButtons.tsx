import type { ReviewVotes } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Meta, space, VisuallyHidden } from 'shared-ui'
import { ThumbDownIcon } from 'shared-ui/controls'
import { ThumbUpIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { SmallAction } from '../comments/commentStyles.ts'
import { commentTranslations } from '../comments/commentTranslations.ts'

const BUTTONS = [
	{ isHelpful: true, key: 'helpful', Icon: ThumbUpIcon },
	{ isHelpful: false, key: 'unhelpful', Icon: ThumbDownIcon },
] as const

/** In line with the texts of the buttons of other reviews. */
const Helped = styled(Meta)`
	padding-inline: ${space[2]};
`

interface VoteButtonsProps {
	votes: ReviewVotes
	isOwn: boolean
	onVote: (isHelpful: boolean) => void
}

/** "Útil" and "Não ajudou" with their counts. The author sees how many it helped. */
export function VoteButtons({ votes, isOwn, onVote }: VoteButtonsProps) {
	const t = useTranslations(commentTranslations)
	const formats = useFormats()
	if (isOwn) return <Helped>{t('reviews.helped', { count: votes.helpful })}</Helped>
	return BUTTONS.map(({ isHelpful, key, Icon }) => (
		<SmallAction key={key} type="button" aria-pressed={votes.vote === isHelpful} onClick={() => onVote(isHelpful)}>
			<Icon size={16} />
			{t(`reviews.vote.${key}`)}
			{votes[key] > 0 && <span aria-hidden="true">{formats.compact(votes[key])}</span>}
			<VisuallyHidden>{t('reviews.votes', { count: votes[key] })}</VisuallyHidden>
		</SmallAction>
	))
}
