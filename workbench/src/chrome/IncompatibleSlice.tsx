import type { RegistrySlice } from 'shared-contract'
import { FailurePanel, space } from 'shared-ui'
import { styled } from 'styled-components'
import { skewMessage, type VersionSkew } from '../check/skews.ts'

const Root = styled.div`
	padding: ${space[6]};
	overflow: auto;
`

/** Replaces the preview of a slice that requires other versions of shared modules. Its code does not run. */
export function IncompatibleSlice({ slice, skews }: { slice: RegistrySlice; skews: readonly VersionSkew[] }) {
	return (
		<Root>
			<FailurePanel
				title="Incompatible versions of shared modules"
				text={skews.map((skew) => (
					<span key={skew.module} style={{ display: 'block' }}>
						{skewMessage(slice, skew)}
					</span>
				))}
			/>
		</Root>
	)
}
