import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Rows of a list: the buttons stand below on phones, and beside from there on. */
export const Rows = styled.ul`
	display: grid;
	> li { display: grid; gap: ${space[3]} ${space[6]}; padding-block: ${space[4]}; }
	> li:last-child { padding-bottom: 0; }
	> li:not(:first-child) { border-top: 1px solid ${color.line}; }
	> li:first-child { padding-top: 0; }
	strong { font-weight: 650; overflow-wrap: anywhere; }
	${from.phone} { > li { grid-template-columns: minmax(0, 1fr) auto; align-items: start; } }
`

/** The buttons of a row. */
export const RowActions = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[2]};
	${from.phone} { justify-content: flex-end; max-width: 15rem; }
`

/** A short text for machines, which one press selects. */
export const Code = styled.code`
	padding: 2px ${space[2]};
	border-radius: ${radius.sm};
	background: ${color.canvas};
	font-size: ${size.sm};
	overflow-wrap: anywhere;
	-webkit-user-select: all;
	user-select: all;
`

/** Choices below their question. */
export const Choices = styled.fieldset`
	display: grid;
	gap: ${space[1]};
	min-width: 0;
	padding: 0;
	border: 0;
	legend { padding: 0; font-size: ${size.sm}; font-weight: 600; }
`

/** An error below choices. */
export const ChoiceError = styled.p`
	font-size: ${size.xs};
	color: ${color.danger};
`
