import { keyframes, styled } from 'styled-components'
import { type CardKind, Grid } from '../layout/Grid.tsx'
import { Container } from '../layout/Page.tsx'
import { color, radius, space } from '../theme/tokens.ts'

const breathe = keyframes`50% { opacity: 0.55; }`

/** A still shape of what is coming: `$ratio` for pictures, `$height` for lines. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
	$ratio?: string | undefined
	$width?: string | undefined
	$height?: string | undefined
}>`
	display: block;
	width: ${(p) => p.$width ?? '100%'};
	max-width: 100%;
	height: ${(p) => p.$height ?? 'auto'};
	aspect-ratio: ${(p) => p.$ratio ?? 'auto'};
	border-radius: ${radius.md};
	background: ${color.raised};
	animation: ${breathe} 1.6s ease-in-out infinite;
`
const Lines = styled.div`
	display: grid;
	gap: ${space[2]};
`
const OneRow = styled.div`
	> div { grid-template-rows: auto; grid-auto-rows: 0; row-gap: 0; overflow: hidden; }
`
const Hero = styled.div`
	position: relative;
	display: grid;
	align-items: end;
	height: clamp(22rem, 56vw, 34rem);
	padding-block: ${space[8]};
	background: ${color.surface};
`

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
	return (
		<Lines>
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same and never change places
				<Skeleton key={line} $height="0.9em" $width={line === lines - 1 ? '62%' : '100%'} />
			))}
		</Lines>
	)
}

/** One card with its two lines. */
export function SkeletonCard({ kind = 'poster' }: { kind?: CardKind | undefined }) {
	return (
		<Lines>
			<Skeleton $ratio={kind === 'poster' ? '2 / 3' : '16 / 9'} />
			<Skeleton $height="1em" $width="84%" />
			<Skeleton $height="0.8em" $width="48%" />
		</Lines>
	)
}

/** A grid of cards, by default one row at the widest. */
export function SkeletonGrid({
	kind = 'poster',
	count = 6,
}: {
	kind?: CardKind | undefined
	count?: number | undefined
}) {
	return (
		<Grid as="div" $kind={kind} aria-hidden="true">
			{Array.from({ length: count }, (_, card) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same and never change places
				<SkeletonCard key={card} kind={kind} />
			))}
		</Grid>
	)
}

/** One row of cards as a carousel shows it: what does not fit is not there. */
export function SkeletonRow({ kind = 'poster' }: { kind?: CardKind | undefined }) {
	return (
		<OneRow>
			<SkeletonGrid kind={kind} />
		</OneRow>
	)
}

/** The big picture at the top of the home page and of a title. */
export function SkeletonHero() {
	return (
		<Hero aria-hidden="true">
			<Container>
				<Lines>
					<Skeleton $height="1.2rem" $width="9rem" />
					<Skeleton $height="3rem" $width="min(28rem, 80%)" />
					<Skeleton $height="1rem" $width="min(36rem, 95%)" />
					<Skeleton $height="3rem" $width="11rem" />
				</Lines>
			</Container>
		</Hero>
	)
}
