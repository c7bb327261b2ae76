import { color, from, motion, radius, size, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'

/** From this depth on replies are not indented further, to keep lines readable on a phone. */
export const INDENTED_LEVELS = 3

const arrive = keyframes`from { opacity: 0; transform: translateY(4px); }`

/** Anchor target, clear of the sticky header. */
export const AnchorTarget = styled.div`
	scroll-margin-top: 6rem;
	min-width: 0;
`

/** The list of threads. */
export const CommentList = styled.ol`
	display: grid;
	gap: ${space[6]};
	min-width: 0;
`

/** The replies of a comment, indented along a line. */
export const ReplyList = styled.ol<{ $flat: boolean }>`
	display: grid;
	gap: ${space[4]};
	min-width: 0;
	margin-top: ${space[4]};
	${(p) =>
		p.$flat
			? ''
			: `padding-inline-start: ${space[3]};
				border-inline-start: 2px solid ${color.line};
				margin-inline-start: ${space[2]};`}
	${from.phone} {
		${(p) => (p.$flat ? '' : `padding-inline-start: ${space[6]}; margin-inline-start: 17px;`)}
	}
`

const TARGET = `
	background: color-mix(in srgb, ${color.live} 10%, ${color.canvas});
	box-shadow: 0 0 0 8px color-mix(in srgb, ${color.live} 10%, ${color.canvas}), 0 0 0 9px color-mix(in srgb, ${color.live} 45%, transparent);
`

// The linked comment is highlighted already.
const FOCUS = `&:focus-visible { outline: 3px solid ${color.live}; outline-offset: 6px; }`

/** A comment: avatar and content side by side. */
export const CommentCard = styled.article<{ $target: boolean }>`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	gap: ${space[3]};
	scroll-margin-top: 6rem;
	border-radius: ${radius.md};
	outline: none;
	animation: ${arrive} ${motion.base} ease-out;
	${(p) => (p.$target ? TARGET : FOCUS)}
`

/** The line above the text: author, time and badges. */
export const CommentHeaderRow = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 2px ${space[2]};
	min-height: 24px;
	font-size: ${size.sm};
	line-height: 1.3;
	color: ${color.muted};
	a { padding-block: 3px; color: inherit; text-decoration: none; }
	a:hover { text-decoration: underline; }
	> a:first-child, > strong { max-width: 100%; font-weight: 700; color: ${color.text}; overflow-wrap: anywhere; }
`

/** User text with its line breaks and spaces. */
export const CommentText = styled.p<{ $lines: number | undefined }>`
	margin-top: 2px;
	line-height: 1.55;
	white-space: pre-wrap;
	overflow-wrap: anywhere;
	overflow: clip;
	tab-size: 4;
	${(p) => p.$lines !== undefined && `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${p.$lines};`}
`

/** The actions below a comment. */
export const CommentActions = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]};
	margin-top: ${space[1]};
	margin-inline-start: calc(-1 * ${space[2]});
`

/** A small text button. */
export const SmallAction = styled.button`
	display: inline-flex;
	align-items: center;
	gap: 6px;
	min-height: 32px;
	padding: 0 ${space[2]};
	border: 0;
	border-radius: ${radius.md};
	font-size: ${size.sm};
	font-weight: 600;
	font-variant-numeric: tabular-nums;
	color: ${color.muted};
	background: none;
	cursor: pointer;
	transition: color ${motion.fast}, background-color ${motion.fast};
	&:hover, &[aria-expanded='true'] { color: ${color.text}; background: ${color.raised}; }
	&[aria-pressed='true'] { color: ${color.danger}; }
	svg { flex: none; }
`

/** Text in place of an unreadable comment. */
export const CommentPlaceholder = styled.p`
	font-size: ${size.sm};
	font-style: italic;
	color: ${color.muted};
`
