import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import { useScoreText } from 'shared-composition/score/scoreText'
import type { ScoreSummary, SourceScore } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import {
	Button,
	ChevronDownIcon,
	ChevronUpIcon,
	Cluster,
	color,
	Meta,
	Panel,
	ScoreBadge,
	Stack,
	StarIcon,
} from 'shared-ui'
import { ScoreDistribution } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { titleTranslations } from '../title/titleTranslations.ts'
import { createScore, type ScoreSubject } from './score.ts'
import { siteVotes } from './scoreSummary.ts'

const ScorePicker = deferred(() =>
	import(/* webpackChunkName: "score-picker" */ './ScorePicker.tsx').then((chunk) => chunk.ScorePicker),
)

const OwnVote = styled.p`
	font-weight: 650;
	color: ${color.gold};
`

interface ScorePanelProps {
	subject: ScoreSubject
	/** The summary of all votes when the page was loaded. */
	summary: ScoreSummary
}

/** The mean score of a title or an episode, the distribution of votes, and the reader's own vote. */
export function ScorePanel({ subject, summary }: ScorePanelProps) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const scoreText = useScoreText()
	const [score] = useState(() => createScore(subject, summary))
	const { summary: shown, ownVote } = useStore(score.$shown)
	const [open, setOpen] = useState(false)
	const pickerId = useId()
	const titleId = useId()

	const isRated = shown.rating > 0
	const votes =
		shown.totalVotes === 0 && shown.source ? t('score.votes.unknown') : t('score.votes', { count: shown.totalVotes })

	async function choose(chosen: number) {
		const { outcome, removed } = await score.choose(chosen)
		showOutcome(outcome, t(removed ? 'score.withdrawn' : 'score.saved'))
	}

	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack>
				<h2 id={titleId}>{t('score.title')}</h2>
				<Cluster $gap={3}>
					{isRated && <ScoreBadge text={formats.decimal(shown.rating, 2)} label={t('score.mean')} large />}
					<Meta>{isRated ? votes : t('score.unrated')}</Meta>
				</Cluster>
				<Button wide aria-expanded={open} aria-controls={open ? pickerId : undefined} onClick={() => setOpen(!open)}>
					<StarIcon size={16} />
					{t(ownVote === null ? 'score.rate' : 'score.change')}
					{open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
				</Button>
				{open && (
					<div id={pickerId}>
						<ScorePicker chosen={ownVote} onChoose={(chosen) => void choose(chosen)} />
					</div>
				)}
				{ownVote !== null && <OwnVote>{t('score.yours', { score: scoreText(ownVote) })}</OwnVote>}
				{siteVotes(shown) > 0 && (
					<ScoreDistribution
						label={t('score.distribution')}
						rows={shown.distribution
							.map((votes, index) => ({ score: index + 1, votes, text: formats.number(votes) }))
							.reverse()}
						total={siteVotes(shown)}
					/>
				)}
				{shown.source && <ScoreSourceNote source={shown.source} own={siteVotes(shown)} />}
			</Stack>
		</Panel>
	)
}

/**
 * Explains a mean that includes an imported score: that score, its weight in votes, and the number of votes on this
 * site.
 */
function ScoreSourceNote({ source, own }: { source: SourceScore; own: number }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	return (
		<Meta as="p">
			{t('score.source', { score: formats.decimal(source.rating, 2), weight: source.weight })}{' '}
			{own === 0 ? t('score.source.none') : t('score.source.own', { count: own })}
		</Meta>
	)
}
