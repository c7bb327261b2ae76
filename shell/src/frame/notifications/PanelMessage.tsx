import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** A message in place of the list. */
export const PanelMessage = styled.div`
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	padding: ${space[8]} ${space[6]};
	text-align: center;
	font-size: ${size.sm};
	color: ${color.muted};
	strong { font-size: ${size.lg}; color: ${color.text}; }
	svg { margin-bottom: ${space[2]}; }
`
