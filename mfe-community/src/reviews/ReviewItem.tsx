import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import { OwnScoreBadge } from 'shared-composition/score/badge'
import type { Comment, ReviewVotes } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Avatar, Meta, space, VisuallyHidden } from 'shared-ui'
import { ThumbDownIcon } from 'shared-ui/controls'
import { HistoryIcon, ThumbUpIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { CommentBody } from '../comments/CommentBody.tsx'
import { CommentHeader } from '../comments/CommentHeader.tsx'
import { CommentMenu } from '../comments/CommentMenu.tsx'
import { CommentActions, CommentCard, SmallAction } from '../comments/commentStyles.ts'
import { commentTranslations } from '../comments/commentTranslations.ts'
import { useDiscussion } from '../comments/discussionContext.ts'
import { anchorOf } from '../comments/focusComment.ts'

const VersionsDialog = deferred(() =>
	import(/* webpackChunkName: "review-versions" */ './VersionsDialog.tsx').then((chunk) => chunk.default),
)

interface ReviewItemProps {
	review: Comment
	vote: (id: string, isHelpful: boolean) => Promise<ActionOutcome<unknown>>
	onEdit: () => void
}

/** A review with its score, text, votes and menu. */
export function ReviewItem({ review: comment, vote, onEdit }: ReviewItemProps) {
	const t = useTranslations(commentTranslations)
	const { target, discussion } = useDiscussion()
	const [showsVersions, setShowsVersions] = useState(false)
	const { id, author, body, review, isOwn, editedAt } = comment
	const name = author?.name ?? t('comments.someone')
	const isReadable = body.state === 'shown' || body.state === 'spoiler'

	async function giveVote(isHelpful: boolean) {
		const outcome = await vote(id, isHelpful)
		// The button shows success; only failures need a toast.
		if (outcome.state !== 'done' && outcome.state !== 'example') showOutcome(outcome, '')
	}

	return (
		<CommentCard id={anchorOf(comment)} tabIndex={-1} $target={target === id} aria-label={t('reviews.by', { name })}>
			<Avatar name={name} url={author?.avatarUrl} size={40} />
			<div>
				<CommentHeader comment={comment} depth={0} />
				{review && <OwnScoreBadge scored={review} label={t('reviews.score')} large />}
				<CommentBody comment={comment} />
				<CommentActions>
					{review && isReadable && (
						<VoteButtons votes={review} isOwn={isOwn} onVote={(isHelpful) => void giveVote(isHelpful)} />
					)}
					{editedAt !== null && (isOwn || discussion.moderates) && (
						<SmallAction type="button" onClick={() => setShowsVersions(true)}>
							<HistoryIcon size={16} />
							{t('reviews.versions')}
						</SmallAction>
					)}
					<CommentMenu comment={comment} onEdit={onEdit} />
				</CommentActions>
			</div>
			{showsVersions && <VersionsDialog id={id} onClose={() => setShowsVersions(false)} />}
		</CommentCard>
	)
}

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
function VoteButtons({ votes, isOwn, onVote }: VoteButtonsProps) {
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
