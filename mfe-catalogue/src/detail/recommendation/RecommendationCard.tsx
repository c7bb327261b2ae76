import { Link } from 'react-router-dom'
import { ReportButton } from 'shared-composition/report/button'
import { artworkPath, localizedPosterUrl, type Recommendation, titlePath } from 'shared-contract'
import { useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, Meta, Picture, radius, size, space } from 'shared-ui'
import { ThumbUpIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { titleTranslations } from '../title/titleTranslations.ts'

const Card = styled.li`
	display: grid;
	grid-template-columns: 5.5rem minmax(0, 1fr);
	gap: ${space[4]};
	align-items: start;
	padding: ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.raised};
`
const Cover = styled.div`
	border-radius: ${radius.md};
	overflow: hidden;
`
const Text = styled.div`
	display: grid;
	gap: ${space[2]};
	min-width: 0;
	h3 { font-size: ${size.lg}; overflow-wrap: anywhere; }
	p { overflow-wrap: anywhere; white-space: pre-line; }
`

interface RecommendationCardProps {
	recommendation: Recommendation
	mayRemove: boolean
	onVote: () => void
	onRemove: () => void
}

/** A recommended title, why a member recommends it, and the votes for it. */
export function RecommendationCard({ recommendation, mayRemove, onVote, onRemove }: RecommendationCardProps) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const name = useTitleName()(recommendation.title)
	const { title, reason, author, at, votes, isVoted, isOwn } = recommendation
	return (
		<Card>
			<Cover>
				<Picture
					src={localizedPosterUrl(locale, title.imageUrl)}
					fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
					alt=""
					width={300}
					height={450}
					sizes="88px"
					color={title.color}
				/>
			</Cover>
			<Text>
				<h3>
					<Link to={titlePath(title)}>{name}</Link>
				</h3>
				<p>{reason}</p>
				<Meta as="div">
					{author.id === null ? (
						author.name
					) : (
						<Link to={`/profile/${encodeURIComponent(author.name)}`}>{author.name}</Link>
					)}{' '}
					·{' '}
					<time dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</time>
				</Meta>
				<Cluster $gap={2}>
					{isOwn ? (
						<Meta>{t('recommend.votes', { count: votes })}</Meta>
					) : (
						<Button
							size="sm"
							aria-pressed={isVoted}
							aria-label={t('recommend.vote', { title: name, count: votes })}
							onClick={onVote}
						>
							<ThumbUpIcon size={16} />
							{t('recommend.agree', { count: votes })}
						</Button>
					)}
					{!isOwn && (
						<ReportButton
							kind="recommendation"
							id={String(recommendation.id)}
							label={t('recommend.report', { title: name })}
						/>
					)}
					{mayRemove && (
						<Button size="sm" variant="quiet" onClick={onRemove}>
							{t('recommend.remove')}
						</Button>
					)}
				</Cluster>
			</Text>
		</Card>
	)
}
