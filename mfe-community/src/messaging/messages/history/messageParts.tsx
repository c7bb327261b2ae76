import type { MemberCard } from 'shared-contract'
import { Avatar, color, from, size, space, VisuallyHidden } from 'shared-ui'
import { css, styled } from 'styled-components'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { MemberCardLink } from '../members/MemberCardLink.tsx'

interface LineProps {
	$showsAuthor: boolean
	$faint?: boolean | undefined
	$isMarked?: boolean | undefined
}

export const MessageLine = styled.article<LineProps>`
	position: relative;
	display: grid;
	grid-template-columns: 40px minmax(0, 1fr);
	gap: 0 ${space[3]};
	padding: ${(p) => (p.$showsAuthor ? space[3] : '2px')} ${space[4]} 2px;
	opacity: ${(p) => (p.$faint ? 0.65 : 1)};
	${from.desktop} { padding-inline: ${space[6]}; }
	&:hover, &:focus-within { background: color-mix(in srgb, ${color.raised} 42%, transparent); }
	&& { ${(p) => p.$isMarked && css`background: ${color.raised}; box-shadow: inset 4px 0 ${color.live};`} }
	&:focus-visible { outline-offset: -2px; }
	&:not(:hover, :focus-within) > footer { opacity: 0; pointer-events: none; }
	> :first-child { grid-row: 1 / span 2; }
`
const Head = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 ${space[2]};
	line-height: 1.3;
	a { font-size: ${size.sm}; font-weight: 700; text-decoration: none; }
	a:hover { text-decoration: underline; }
`
const Time = styled.time`
	font-size: ${size.xs};
	font-variant-numeric: tabular-nums;
	color: ${color.muted};
	white-space: nowrap;
`
const Beside = styled.span`
	padding-top: 3px;
	text-align: end;
	opacity: 0;
	article:hover > &, article:focus-within > & { opacity: 1; }
`
export const MessageBody = styled.div`
	grid-column: 2;
	max-width: 60rem;
	overflow-wrap: anywhere;
	line-height: 1.5;
	unicode-bidi: isolate;
`

interface AuthorProps {
	/** Null if the account is deleted or hidden; such a message is not grouped. */
	author: MemberCard | null
	at: number | string
	showsAuthor: boolean
	/** True if the Tab key reaches the name. */
	isActive: boolean
}

/** Author and time: visible on the first message of a group, for screen readers on each. */
export function MessageAuthor({ author, at, showsAuthor, isActive }: AuthorProps) {
	const times = useTimeFormats()
	const time = (
		<Time dateTime={new Date(at).toISOString()} title={times.exact(at)}>
			{times.clock(at)}
		</Time>
	)
	if (!showsAuthor) {
		return (
			<>
				{author && <VisuallyHidden>{author.name}</VisuallyHidden>}
				<Beside>{time}</Beside>
			</>
		)
	}
	return (
		<>
			<Avatar name={author?.name ?? ''} url={author?.avatarUrl} />
			<Head>
				{author && <MemberCardLink member={author} tabIndex={isActive ? 0 : -1} />}
				{time}
			</Head>
		</>
	)
}
