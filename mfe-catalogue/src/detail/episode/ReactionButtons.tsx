import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import type { Reaction, ReactionCounts } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, color } from 'shared-ui'
import { ThumbDownIcon } from 'shared-ui/controls'
import { ThumbUpIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { titleTranslations } from '../title/titleTranslations.ts'
import { createReactions } from './reaction.ts'

const Toggle = styled(Button)`
	font-variant-numeric: tabular-nums;
	&[aria-pressed='true'] { color: ${color.canvas}; background: ${color.text}; border-color: ${color.text}; }
`

/** Like and dislike buttons, of which at most one is pressed. */
export function ReactionButtons({ episodeId, counts }: { episodeId: number; counts: ReactionCounts }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const [reactions] = useState(() => createReactions(episodeId, counts))
	const { counts: shown, ownReaction } = useStore(reactions.$shown)

	async function choose(reaction: Reaction) {
		const outcome = await reactions.choose(reaction)
		// The button already shows a success; only other outcomes need a toast.
		if (outcome.state !== 'done') showOutcome(outcome, t('episode.reaction.noted'))
	}

	return (
		<>
			<Toggle
				aria-pressed={ownReaction === 'like'}
				aria-label={t('episode.like', { number: shown.likes })}
				onClick={() => void choose('like')}
			>
				<ThumbUpIcon size={18} />
				{formats.number(shown.likes)}
			</Toggle>
			<Toggle
				aria-pressed={ownReaction === 'dislike'}
				aria-label={t('episode.dislike', { number: shown.dislikes })}
				onClick={() => void choose('dislike')}
			>
				<ThumbDownIcon size={18} />
				{formats.number(shown.dislikes)}
			</Toggle>
		</>
	)
}
