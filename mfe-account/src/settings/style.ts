import { color, from, headerHeight, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The menu: above the section, and from tablets on sticky beside it. */
export const Sidebar = styled.div`
	svg { flex: none; }
	a { white-space: normal; }
	ul {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(9.75rem, 1fr));
		padding-bottom: ${space[3]};
		border-bottom: 1px solid ${color.line};
	}
	${from.phone} { ul { display: flex; flex-flow: row wrap; } }
	${from.wide} {
		position: sticky;
		top: calc(${headerHeight} + 24px);
		ul { flex-direction: column; padding: 0; border: 0; }
	}
`

/** The open section, with a readable width. */
export const SectionBody = styled.div`
	max-width: 58rem;
`

/** Fields side by side, if they fit. */
export const FieldRow = styled.div`
	display: grid;
	gap: ${space[4]};
	align-items: start;
	> * { min-width: 0; }
	${from.desktop} { grid-template-columns: 1fr 1fr; }
`

/** A section with its own heading. */
export const PanelSection = styled.section`
	display: grid;
	gap: ${space[4]};
	min-width: 0;
	h2, h3 { font-size: ${size.xl}; }
	h3 { font-size: ${size.lg}; }
`

/** Switches separated by lines. */
export const Switches = styled.div`
	display: grid;
	> * { padding-block: ${space[4]}; }
	> :not(:first-child) { border-top: 1px solid ${color.line}; }
`

/** A label with its options beside it. */
export const OptionRow = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: space-between;
	align-items: center;
	gap: ${space[3]} ${space[4]};
	strong { display: block; font-weight: 600; }
`

/** The save button and its neighbours. */
export const FormFooter = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[3]};
	align-items: center;
	padding-top: ${space[4]};
	border-top: 1px solid ${color.line};
`

/** Rows with a button at the end. */
export const RowList = styled.ul`
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
