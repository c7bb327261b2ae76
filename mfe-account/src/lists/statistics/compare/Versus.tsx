import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { useScoreText } from 'shared-composition/score/scoreText'
import { CORRELATION_MIN_SCORES, type Comparison, statisticsPath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { $username } from 'shared-state'
import { Avatar, color, font, Meta, Stack, size, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { statisticsTranslations } from '../statisticsTranslations.ts'

const Pair = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
	gap: ${space[4]};
	align-items: center;
	max-width: 44rem;
	width: 100%;
	margin-inline: auto;
	> span { font: 700 ${size['2xl']}/1 ${font.display}; color: ${color.muted}; }
`
const Person = styled.div`
	display: grid;
	gap: ${space[1]};
	justify-items: center;
	text-align: center;
	overflow-wrap: anywhere;
	a { font: 700 ${size.xl}/1.2 ${font.display}; text-decoration: none; }
	a:hover { text-decoration: underline; text-underline-offset: 3px; }
`
const Sentence = styled.p`
	max-width: 36em;
	margin-inline: auto;
	font-size: ${size.lg};
	text-align: center;
	text-wrap: balance;
`

/** The two people side by side, and in one sentence how much they agree. */
export function Versus({ comparison }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const { member, other } = comparison
	const [one, two] = [member, other].map(({ username, avatarUrl, titles, mean }) => (
		<Person key={username}>
			<Avatar name={username} url={avatarUrl} size={96} />
			<Link to={statisticsPath(username)}>
				<bdi>{username}</bdi>
			</Link>
			<Meta>
				{t('compare.titles', { count: titles })}
				{mean !== null && ` · ${t('stats.scores.mean', { mean: formats.decimal(mean, 2) })}`}
			</Meta>
		</Person>
	))
	return (
		<Stack $gap={6}>
			<VisuallyHidden as="h1">{t('compare.of', { first: member.username, second: other.username })}</VisuallyHidden>
			<Pair>
				{one}
				<span aria-hidden="true">×</span>
				{two}
			</Pair>
			<Sentence>{useVerdict()(comparison)}</Sentence>
		</Stack>
	)
}

/** How much two lists agree and where they differ most, or kindly that this is too early to say. */
function useVerdict(): (comparison: Comparison) => string {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const reader = useStore($username)
	const written = useScoreText()
	return ({ member, other, shared, scored, agreed, apart: [fight] }) => {
		if (shared === 0) return t('compare.nothing.text')
		if (scored === 0) return t('compare.noneScored')
		if (scored < CORRELATION_MIN_SCORES || agreed === undefined)
			return t('compare.tooFew', { count: scored, needed: CORRELATION_MIN_SCORES })
		const isReader = [member.username, other.username].some((name) => name === reader)
		const agreement = t(isReader ? 'compare.agree.you' : 'compare.agree', {
			first: member.username,
			second: other.username,
			percent: Math.round((agreed / scored) * 100),
			count: formats.number(scored),
		})
		if (!fight) return `${agreement} ${t('compare.noFight')}`
		const { title, score, exact, other: theirs, otherExact } = fight
		const words = {
			title: nameOf(title),
			score: written(exact ?? score ?? 0),
			other: written(otherExact ?? theirs ?? 0),
		}
		return `${agreement} ${t('compare.fight', words)}`
	}
}
