import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { ChevronRightIcon } from '../icons/index.ts'
import { PlainLink } from '../navigation/PlainLink.tsx'
import { HeadingText } from '../theme/HeadingText.tsx'
import { toriiLine } from '../theme/motifs.ts'
import { color, control, headerHeight, size, space } from '../theme/tokens.ts'

const Block = styled.section`
	min-width: 0;
	/* A link to the section shows its heading below the sticky header. */
	scroll-margin-top: calc(${headerHeight} + ${space[4]});
	/* What stands beyond its edges, the rest of a row and a row's button, is within its padding: beyond that nothing is drawn. */
	&[data-far] {
		content-visibility: auto;
		contain-intrinsic-block-size: auto 24rem;
		margin: 0 calc(-1 * var(--gutter)) -40px;
		padding: 0 var(--gutter) 40px;
	}
`
const Head = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	justify-content: space-between;
	gap: ${space[2]} ${space[4]};
	margin-bottom: ${space[4]};
`
const Title = styled.h2`
	font-size: ${size['2xl']};
	&::before {
		content: '';
		display: block;
		width: 32px;
		margin-bottom: ${space[2]};
		color: ${color.muted};
		${toriiLine}
	}
`
const Lead = styled.p`
	margin-top: ${space[1]};
	color: ${color.muted};
`
const SeeAll = styled(PlainLink)`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	min-height: ${control.sm};
	font-size: ${size.sm};
	font-weight: 600;
	color: ${color.muted};
	text-decoration: none;
	&:hover { color: ${color.text}; text-decoration: underline; }
`

export type SectionProps = {
	title: ReactNode
	lead?: ReactNode
	/** Where all of it is, and the words that lead there. */
	href?: string | undefined
	seeAll?: string | undefined
	/** Controls at the end of the heading. */
	actions?: ReactNode
	id?: string | undefined
	/** Below the first view: the browser lays it out when the reader comes near. */
	far?: boolean | undefined
	ref?: Ref<HTMLElement> | undefined
	children: ReactNode
}

/** A titled part of a screen. */
export function Section({ title, lead, href, seeAll, actions, id, far, ref, children }: SectionProps) {
	const titleId = useId()
	return (
		<Block ref={ref} id={id} aria-labelledby={titleId} data-far={far || undefined}>
			<Head>
				<div>
					<Title id={titleId}>{title}</Title>
					{lead && <Lead>{lead}</Lead>}
				</div>
				{actions}
				{href && seeAll && (
					<SeeAll to={href} aria-describedby={titleId}>
						{seeAll}
						<ChevronRightIcon size={16} />
					</SeeAll>
				)}
			</Head>
			{children}
		</Block>
	)
}

const Heading = styled.div`
	h1 { font-size: ${size['3xl']}; }
`

/** The one heading of a screen. */
export function PageHeading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
	return (
		<Heading>
			<h1>
				<HeadingText>{title}</HeadingText>
			</h1>
			{lead && <Lead>{lead}</Lead>}
		</Heading>
	)
}
