import { Link } from 'react-router-dom'
import { color, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Title of a section of the list. */
export const ListTitle = styled.h2`
	padding: 0 ${space[2]} ${space[2]};
	font: 650 ${size.xs}/1.4 var(--font-text);
	letter-spacing: 0.06em;
	color: ${color.muted};
`

/** A row of the list; the selected one is marked. */
export const RowLink = styled(Link)`
	position: relative;
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: 0 ${space[3]};
	align-items: center;
	min-height: 56px;
	padding: ${space[2]};
	border-radius: ${radius.md};
	text-decoration: none;
	transition: background-color ${motion.fast};
	&:hover { background: color-mix(in srgb, ${color.raised} 60%, transparent); }
	&[aria-current] { background: ${color.raised}; }
	&[aria-current]::before {
		content: '';
		position: absolute;
		inset: 12px auto 12px -8px;
		width: 3px;
		border-radius: 0 3px 3px 0;
		background: ${color.text};
	}
	&:focus-visible { outline-offset: -2px; border-radius: ${radius.md}; }
`

/** Name above a smaller line, both truncated. */
export const RowText = styled.span<{ $strong?: boolean | undefined }>`
	display: grid;
	min-width: 0;
	line-height: 1.35;
	> * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	> :first-child { font-size: ${size.sm}; font-weight: ${(p) => (p.$strong ? 700 : 600)}; }
	> :nth-child(2) {
		font-size: ${size.xs};
		color: ${(p) => (p.$strong ? color.text : color.muted)};
	}
`

/** The end of a row: time and unread count. */
export const RowEnd = styled.span`
	display: grid;
	justify-items: end;
	gap: ${space[1]};
	min-height: 2.4em;
	align-content: center;
	font-size: ${size.xs};
	color: ${color.muted};
	font-variant-numeric: tabular-nums;
`
