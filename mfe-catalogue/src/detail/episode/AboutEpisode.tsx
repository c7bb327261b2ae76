import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import type { EpisodePage, Reaction, ReactionCounts } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Button, Cluster, color, Meta, Prose, Section, Stack } from 'shared-ui'
import { ThumbDownIcon } from 'shared-ui/controls'
import { ShareIcon, ThumbUpIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { RevisionButtons } from '../../contribute/revision/RevisionButtons.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { createReactions } from './reaction.ts'

/** The description of an episode, who added it and when, and its reactions. */
export function AboutEpisode({ page }: { page: EpisodePage }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const { addedBy, addedAt, description } = page
	return (
		<Section title={t('episode.about')}>
			<Stack $gap={6}>
				{description ? (
					<Prose lang={locale === 'pt' ? undefined : 'pt-BR'}>
						<p>{description}</p>
					</Prose>
				) : (
					<Meta as="p">{t('episode.about.none')}</Meta>
				)}
				<Cluster $between $gap={4}>
					<Cluster>
						<Avatar name={addedBy.name} url={addedBy.avatarUrl} size={32} />
						<Meta title={formats.instant(addedAt)}>
							{t('episode.addedBy', { name: addedBy.name, date: formats.date(addedAt) })}
						</Meta>
					</Cluster>
					<Cluster>
						{!page.anime.isAdult && <ReactionButtons episodeId={page.id} counts={page.reactions} />}
						<ShareButton />
					</Cluster>
				</Cluster>
				{!page.anime.isAdult && <RevisionButtons entity="episode" id={page.id} name={page.title} form="episode" />}
			</Stack>
		</Section>
	)
}

const ShareDialog = deferred(() =>
	import(/* webpackChunkName: "share" */ './ShareDialog.tsx').then((chunk) => chunk.ShareDialog),
)

/** Opens a dialog with the URL of the page. */
function ShareButton() {
	const t = useTranslations(titleTranslations)
	const [open, setOpen] = useState(false)
	return (
		<>
			<Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<ShareIcon size={18} />
				{t('episode.share')}
			</Button>
			{open && <ShareDialog onClose={() => setOpen(false)} />}
		</>
	)
}

const Toggle = styled(Button)`
	font-variant-numeric: tabular-nums;
	&[aria-pressed='true'] { color: ${color.canvas}; background: ${color.text}; border-color: ${color.text}; }
`

/** Like and dislike buttons, of which at most one is pressed. */
function ReactionButtons({ episodeId, counts }: { episodeId: number; counts: ReactionCounts }) {
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
