import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { clipUserText } from '../clipUserText.ts'

/** The reports of a comment. */
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

/** An earlier version of a comment. */
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
