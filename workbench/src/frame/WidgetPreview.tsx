import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { findSlice, Remote } from 'shared-composition'
import { Toasts } from 'shared-composition/toasts'
import { $navigate } from 'shared-state'
import { Button, Container, EmptyState, Skeleton } from 'shared-ui'
import { styled } from 'styled-components'
import { exposedSchema } from '../props/exposedSchema.ts'
import { withCallbacks } from '../props/withCallbacks.ts'
import { postToWorkbench } from '../protocol/message.ts'
import { $setup } from './applySetup.ts'
import { LocationReporter } from './LocationReporter.tsx'
import { PREVIEW_ID } from './previewId.ts'

// The type of the props is unknown at compile time; the workbench checks them against the widget's schema.
const AnyRemote = Remote as unknown as ComponentType<{ name: string; skeleton: ReactNode }>

const Main = styled(Container)`
	padding-block: var(--gutter);
	min-height: 100vh;
`

/** A page of the site with one widget. */
export function widgetPreview() {
	const router = createBrowserRouter([{ path: '*', Component: Preview }])
	$navigate.set((path, how) => void router.navigate(path, how))
	return <RouterProvider router={router} />
}

function Preview() {
	const { pathname } = useLocation()
	const show = useStore($setup)?.show
	if (show?.kind !== 'widget') return null
	return (
		<>
			<LocationReporter path={pathname} />
			<Main as="main" id={PREVIEW_ID}>
				<Widget slice={show.slice} widget={show.widget} props={show.props} />
			</Main>
			<Toasts label="Toasts" />
		</>
	)
}

interface WidgetProps {
	slice: string
	widget: string
	props: Readonly<Record<string, unknown>>
}

function Widget({ slice, widget, props }: WidgetProps) {
	const [isClosed, setClosed] = useState(false)
	const name = `${slice}/${widget}`
	const schema = exposedSchema(findSlice(slice), widget)
	if (!schema) return <EmptyState title={`${name} is neither in the contract nor in a slot`} text="No page shows it." />
	if (isClosed) {
		return (
			<EmptyState
				title="The widget called onClose"
				action={<Button onClick={() => setClosed(false)}>Show again</Button>}
			/>
		)
	}
	const all = withCallbacks(schema, props, (callback, args) => {
		postToWorkbench({ kind: 'console', level: 'info', text: `${callback}(${args}) was called` })
		if (callback === 'onClose') setClosed(true)
	})
	return <AnyRemote name={name} skeleton={<Skeleton $height="8rem" />} {...all} />
}
