import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { announce } from 'shared-composition'
import { LANGUAGE_TAGS, type ScoreSummary } from 'shared-contract'
import { useFormats, useLocale, useWords } from 'shared-i18n'
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
import { ScoreDistribution } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { ScorePicker } from './ScorePicker.tsx'
import { SourceNote } from './SourceNote.tsx'
import { createScore, type ScoreSubject } from './score.ts'
import { ownVotes } from './summary.ts'

const Mine = styled.p`
	font-weight: 650;
	color: ${color.gold};
`

interface ScorePanelProps {
	subject: ScoreSubject
	/** What everybody's votes came to when the page was loaded. */
	summary: ScoreSummary
}

/** What everybody thinks of a title or an episode, and the reader's own score. */
export function ScorePanel({ subject, summary }: ScorePanelProps) {
	const t = useWords(words)
	const formats = useFormats()
	const locale = useLocale()
	const [score] = useState(() => createScore(subject, summary))
	const { summary: shown, mine } = useStore(score.$shown)
	const [open, setOpen] = useState(false)
	const pickerId = useId()
	const titleId = useId()

	const isRated = shown.rating > 0
	const votes =
		shown.totalVotes === 0 && shown.source ? t('score.votes.unknown') : t('score.votes', { count: shown.totalVotes })

	async function choose(chosen: number) {
		const { outcome, withdrawn } = await score.choose(chosen)
		announce(outcome, t(withdrawn ? 'score.withdrawn' : 'score.saved'))
	}

	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack>
				<h2 id={titleId}>{t('score.title')}</h2>
				<Cluster $gap={3}>
					{isRated && (
						<ScoreBadge
							score={shown.rating}
							decimals={2}
							label={t('score.mean')}
							locale={LANGUAGE_TAGS[locale]}
							large
						/>
					)}
					<Meta>{isRated ? votes : t('score.unrated')}</Meta>
				</Cluster>
				<Button wide aria-expanded={open} aria-controls={open ? pickerId : undefined} onClick={() => setOpen(!open)}>
					<StarIcon size={16} />
					{t(mine === null ? 'score.rate' : 'score.change')}
					{open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
				</Button>
				{open && (
					<div id={pickerId}>
						<ScorePicker chosen={mine} onChoose={(chosen) => void choose(chosen)} />
					</div>
				)}
				{mine !== null && <Mine>{t('score.yours', { score: mine })}</Mine>}
				{ownVotes(shown) > 0 && (
					<ScoreDistribution
						label={t('score.distribution')}
						rows={shown.distribution
							.map((votes, index) => ({ score: index + 1, votes, text: formats.number(votes) }))
							.reverse()}
						total={ownVotes(shown)}
					/>
				)}
				{shown.source && <SourceNote source={shown.source} own={ownVotes(shown)} />}
			</Stack>
		</Panel>
	)
}
