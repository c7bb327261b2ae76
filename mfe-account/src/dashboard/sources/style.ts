import { color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A bordered list of runs. */
export const RunList = styled.ul`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	li { display: grid; gap: ${space[1]}; padding: ${space[3]} ${space[4]}; overflow-wrap: anywhere; }
	li + li { border-top: 1px solid ${color.line}; }
	details { font-size: ${size.sm}; color: ${color.muted}; }
	summary { cursor: pointer; width: fit-content; }
	code { font-size: ${size.xs}; }
`
