import type { RegistrySlice } from 'shared-contract'
import { FailurePanel, space } from 'shared-ui'
import { styled } from 'styled-components'
import { skewWords, type VersionSkew } from '../check/skews.ts'

const Place = styled.div`
	padding: ${space[6]};
	overflow: auto;
`

/** Stands in place of a slice that was made for other versions: nothing of it runs. */
export function Refused({ slice, skews }: { slice: RegistrySlice; skews: readonly VersionSkew[] }) {
	return (
		<Place>
			<FailurePanel
				title="Refused: it was made for another page"
				text={skews.map((skew) => (
					<span key={skew.module} style={{ display: 'block' }}>
						{skewWords(slice, skew)}
					</span>
				))}
			/>
		</Place>
	)
}
