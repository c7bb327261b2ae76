import { space } from 'shared-ui'
import { styled } from 'styled-components'

/** A responsive grid of form fields. */
export const FormGrid = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
	align-items: start;
	gap: ${space[3]} ${space[4]};
	max-width: 72rem;
	margin-block-end: ${space[3]};
`
