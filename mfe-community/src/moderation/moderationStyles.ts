import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { clipUserText } from '../shared/clipUserText.ts'

/** A picture of a profile or an article. */
export const SmallPicture = styled.img`
	max-width: min(240px, 100%);
	max-height: 120px;
	border-radius: ${radius.md};
	object-fit: cover;
`

/** The reports of a content. */
export const Reports = styled.ul`
	display: grid;
	gap: ${space[3]};
	padding: ${space[3]};
	border-radius: ${radius.md};
	background: ${color.canvas};
`

export const ReportLine = styled.li`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	gap: ${space[2]};
	font-size: ${size.sm};
	line-height: 1.4;
	span { color: ${color.muted}; }
	p { ${clipUserText} white-space: pre-wrap; }
`

/** An earlier version of a content. */
export const PreviousText = styled.blockquote`
	display: grid;
	gap: ${space[2]};
	padding-inline-start: ${space[3]};
	border-inline-start: 2px solid ${color.line};
	> p { ${clipUserText} white-space: pre-wrap; }
`

/** The reason of a moderation action. */
export const ReasonText = styled.p`
	${clipUserText}
	font-size: ${size.sm};
	white-space: pre-wrap;
	color: ${color.muted};
`
