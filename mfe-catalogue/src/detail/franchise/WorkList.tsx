import { artworkPath, type FranchiseWork, localizedPosterUrl, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, Card, CardTitle, CheckIcon, color, from, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { useIsPainted } from '../../shared/deferred/afterPaint.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import type { WorkState } from './franchiseProgress.ts'
import { useWorkFacts } from './useWorkFacts.ts'

/** The number of rows that are visible without scrolling on most screens. */
const ROWS_ABOVE_FOLD = 8

/** In two columns where there is room: the first half stands on the left. */
const List = styled.ol`
	display: grid;
	gap: ${space[2]} ${space[4]};
	${from.wide} {
		grid-auto-flow: column;
		grid-auto-columns: minmax(0, 1fr);
		grid-template-rows: repeat(var(--rows), auto);
	}
	> li { display: grid; min-height: 5.5rem; }
`
const Row = styled(Card)<{ $isSide: boolean; $isBeside: boolean }>`
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
	${from.phone} { margin-left: ${(p) => (p.$isBeside ? space[6] : 0)}; }
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
const Facts = styled.div`
	font-size: ${size.sm};
	line-height: 1.7;
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
	${Badge} { margin-inline-end: ${space[2]}; }
`
const Seen = styled(Badge)`
	svg { flex: none; }
`

interface WorkListProps {
	works: readonly FranchiseWork[]
	/** Sets works beside the main ones back. */
	withRole: boolean
	stateOf: (id: number) => WorkState
	/** Where a newcomer begins, and what the reader watches next. */
	start: FranchiseWork | undefined
	next: FranchiseWork | undefined
}

/** Numbered works, each with its poster, its format, its date and length, and whether the reader has seen it. */
export function WorkList({ works, withRole, stateOf, start, next }: WorkListProps) {
	const isPainted = useIsPainted()
	return (
		<List style={{ '--rows': Math.ceil(works.length / 2) } as React.CSSProperties}>
			{works.map((work, index) => (
				<li key={work.title.id}>
					{(isPainted || index < ROWS_ABOVE_FOLD) && (
						<WorkRow
							work={work}
							place={index + 1}
							isSide={work.role === 'side'}
							withRole={withRole}
							state={stateOf(work.title.id)}
							mark={work === start ? 'start' : work === next ? 'next' : undefined}
						/>
					)}
				</li>
			))}
		</List>
	)
}

interface WorkRowProps {
	work: FranchiseWork
	place: number
	isSide: boolean
	withRole: boolean
	state: WorkState
	mark: 'start' | 'next' | undefined
}

function WorkRow({ work, place, isSide, withRole, state, mark }: WorkRowProps) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const locale = useLocale()
	const factsOf = useWorkFacts()
	const { title } = work
	const name = useTitleName()(title)
	return (
		<Row $isSide={isSide} $isBeside={isSide && withRole}>
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
				<Facts>
					<Badge $tone={title.format === 'Movie' ? 'stamp' : 'quiet'}>{shared(`format.${title.format}`)}</Badge>
					{factsOf(work)}
					{isSide && ` · ${t('franchise.side')}`}
					{mark && (
						<div>
							<Badge $tone={mark === 'next' ? 'live' : 'stamp'}>{t(`franchise.${mark}`)}</Badge>
						</div>
					)}
				</Facts>
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
