import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { Slot } from 'shared-composition'
import type { Home } from 'shared-contract'
import { $site } from 'shared-state'
import { DemoRows } from './DemoRows.tsx'
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
