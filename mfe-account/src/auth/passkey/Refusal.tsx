import { color, size } from 'shared-ui'
import { styled } from 'styled-components'

/** Why a sign-in or a proof was refused, above its form. */
export const Refusal = styled.p`
	font-size: ${size.sm};
	font-weight: 600;
	color: ${color.danger};
`
