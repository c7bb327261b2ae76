import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, size, space } from '../theme/tokens.ts'

const Box = styled.figure`
	display: grid;
	gap: ${space[3]};
	min-width: 0;
	> * { min-width: 0; }
	figcaption { font-size: ${size.xs}; color: ${color.muted}; }
`

/** A component in one state, with the state's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Box>
			<figcaption>{name}</figcaption>
			<div>{children}</div>
		</Box>
	)
}
