import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { Remote } from 'shared-composition'
import { Toasts } from 'shared-composition/toasts'
import { $navigate } from 'shared-state'
import { Button, Container, EmptyState, Skeleton } from 'shared-ui'
import { styled } from 'styled-components'
import { exposedSchema } from '../props/exposedSchema.ts'
import { withCallbacks } from '../props/withCallbacks.ts'
import { tell } from '../view/message.ts'
import { $setup } from './applySetup.ts'
import { LocationReporter } from './LocationReporter.tsx'
import { STAGE_ID } from './stageId.ts'

// What its props are is known once they are read, and they have been checked against the widget's schema by then.
const AnyRemote = Remote as unknown as ComponentType<{ name: string; skeleton: ReactNode }>

const Place = styled(Container)`
	padding-block: var(--gutter);
	min-height: 100vh;
`

/** A widget, alone on a page of the site. */
export function widgetStage() {
	const router = createBrowserRouter([{ path: '*', Component: Stage }])
	$navigate.set((path) => void router.navigate(path))
	return <RouterProvider router={router} />
}

function Stage() {
	const { pathname } = useLocation()
	const show = useStore($setup)?.show
	if (show?.kind !== 'widget') return null
	return (
		<>
			<LocationReporter path={pathname} />
			<Place as="main" id={STAGE_ID}>
				<Shown slice={show.slice} widget={show.widget} props={show.props} />
			</Place>
			<Toasts label="Toasts" />
		</>
	)
}

interface ShownProps {
	slice: string
	widget: string
	props: Readonly<Record<string, unknown>>
}

function Shown({ slice, widget, props }: ShownProps) {
	const [isClosed, setClosed] = useState(false)
	const name = `${slice}/${widget}`
	const schema = exposedSchema(name)
	if (!schema) return <EmptyState title={`${name} is not in the contract`} text="No slice can borrow it." />
	if (isClosed) {
		return (
			<EmptyState
				title="It asked to be closed"
				action={<Button onClick={() => setClosed(false)}>Show it again</Button>}
			/>
		)
	}
	const all = withCallbacks(schema, props, (callback, given) => {
		tell({ kind: 'console', level: 'info', text: `${callback}(${given}) was called` })
		if (callback === 'onClose') setClosed(true)
	})
	return <AnyRemote name={name} skeleton={<Skeleton $height="8rem" />} {...all} />
}
