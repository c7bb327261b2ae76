import { artworkPath, type FranchiseWork, localizedPosterUrl, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, Card, CardTitle, CheckIcon, Cluster, color, from, Meta, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { entityTranslations } from '../entity/entityTranslations.ts'
import type { WorkState } from './franchiseProgress.ts'

const List = styled.ol`
	display: grid;
	max-width: 60rem;
	gap: ${space[2]};
`
const Row = styled(Card)<{ $isSide: boolean }>`
	display: grid;
	grid-template-columns: 1.5rem 48px minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[3]};
	height: auto;
	padding: ${space[2]} ${space[3]};
	border-radius: ${radius.md};
	background: ${(p) => (p.$isSide ? 'none' : color.surface)};
	box-shadow: inset 0 0 0 1px ${color.line};
	&:hover { background: ${color.raised}; }
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
	${from.phone} { margin-left: ${(p) => (p.$isSide ? space[8] : 0)}; }
`
const Place = styled.span`
	font-size: ${size.sm};
	font-variant-numeric: tabular-nums;
	text-align: end;
	color: ${color.muted};
`
const Poster = styled(Picture)`
	border-radius: ${radius.sm};
`
const Seen = styled(Badge)`
	svg { flex: none; }
`

interface WorkListProps {
	works: readonly FranchiseWork[]
	/** Sets works beside the main ones apart. */
	withRole: boolean
	stateOf: (id: number) => WorkState
}

/** Numbered works, each with its poster, its date and whether the reader has seen it. */
export function WorkList({ works, withRole, stateOf }: WorkListProps) {
	return (
		<List>
			{works.map((work, index) => (
				<li key={work.title.id}>
					<WorkRow
						work={work}
						place={index + 1}
						isSide={withRole && work.role === 'side'}
						state={stateOf(work.title.id)}
					/>
				</li>
			))}
		</List>
	)
}

interface WorkRowProps {
	work: FranchiseWork
	place: number
	isSide: boolean
	state: WorkState
}

function WorkRow({ work: { title, started, episodeCount }, place, isSide, state }: WorkRowProps) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const locale = useLocale()
	const name = useTitleName()(title)
	const facts = [
		shared(`format.${title.format}`),
		started === null ? (title.year ?? t('franchise.unknownDate')) : formats.date(started),
		episodeCount !== null && episodeCount > 1 && t('franchise.episodes', { count: episodeCount }),
	].filter(Boolean)
	return (
		<Row $isSide={isSide}>
			<Place>{formats.number(place)}</Place>
			<Poster
				src={localizedPosterUrl(locale, title.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
				alt=""
				width={96}
				height={144}
				color={title.color}
			/>
			<div>
				<CardTitle to={titlePath(title)} title={name}>
					{name}
				</CardTitle>
				<Cluster $gap={2}>
					<Meta>{facts.join(' · ')}</Meta>
					{isSide && <Badge>{t('franchise.side')}</Badge>}
				</Cluster>
			</div>
			{state === 'seen' && (
				<Seen $tone="stamp">
					<CheckIcon size={12} />
					{t('franchise.seen')}
				</Seen>
			)}
			{state === 'watching' && <Badge $tone="live">{t('franchise.watching')}</Badge>}
		</Row>
	)
}
