import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { Slot, useFills } from 'shared-composition'
import type { Home } from 'shared-contract'
import { $site } from 'shared-state'
import { useNear } from 'shared-ui'
import { styled } from 'styled-components'
import { useCatalogueRows } from './useCatalogueRows.tsx'

/** The rows of a visitor below the first view. One of a demo sees also what the sample member sees. */
export function HomeRows({ home }: { home: Home }) {
	const isDemo = useStore($site).demo
	const rows = useCatalogueRows(home)
	return (
		<>
			{isDemo && <DemoRows />}
			{rows.map(({ id, row }) => (
				<Fragment key={id}>{row}</Fragment>
			))}
			<Slot name="home.rows" />
		</>
	)
}

const Room = styled.div`
	min-height: 72rem;
`

/** The rows of the sample member, for visitors of a demo. They load when the reader comes to them, not beside the first view. */
function DemoRows() {
	const [isNear, place] = useNear(false, 0)
	if (useFills('home.memberRows').length === 0) return null
	if (!isNear) return <Room ref={place} />
	return <Slot name="home.memberRows" />
}
