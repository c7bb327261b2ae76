import { color, from, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The menu: above what it names, and from tablets on beside it and in sight. */
export const Side = styled.div`
	svg { flex: none; }
	ul {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(9.75rem, 1fr));
		padding-bottom: ${space[3]};
		border-bottom: 1px solid ${color.line};
	}
	${from.phone} { ul { display: flex; flex-flow: row wrap; } }
	${from.wide} {
		position: sticky;
		top: 88px;
		ul { flex-direction: column; padding: 0; border: 0; }
	}
`

/** The part that is open, no wider than its switches and fields can be taken in. */
export const Open = styled.div`
	max-width: 58rem;
`

/** Fields side by side where there is room. */
export const Pair = styled.div`
	display: grid;
	gap: ${space[4]};
	align-items: start;
	> * { min-width: 0; }
	${from.desktop} { grid-template-columns: 1fr 1fr; }
`

/** A part of a sheet with its own heading. */
export const Part = styled.section`
	display: grid;
	gap: ${space[4]};
	min-width: 0;
	h2, h3 { font-size: ${size.xl}; }
	h3 { font-size: ${size.lg}; }
`

/** Switches one below the other, with a line between. */
export const Switches = styled.div`
	display: grid;
	> * { padding-block: ${space[4]}; }
	> * + * { border-top: 1px solid ${color.line}; }
`

/** One of a few, named on one side and chosen on the other. */
export const Choice = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: space-between;
	align-items: center;
	gap: ${space[3]} ${space[4]};
	strong { display: block; font-weight: 600; }
`

/** The press that saves, and what stands beside it. */
export const Save = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[3]};
	align-items: center;
	padding-top: ${space[4]};
	border-top: 1px solid ${color.line};
`

/** Rows of a list with something to press at the end. */
export const Rows = styled.ul`
	display: grid;
	li {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr) auto;
		gap: ${space[1]} ${space[3]};
		align-items: center;
		padding-block: ${space[3]};
	}
	li + li { border-top: 1px solid ${color.line}; }
	strong { display: block; font-weight: 650; overflow-wrap: anywhere; }
`
