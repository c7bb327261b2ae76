import { Meta } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { exposedSchema } from '../../props/exposedSchema.ts'
import type { IndexedSlice } from '../../protocol/workbenchIndex.ts'
import type { View } from '../../view/view.ts'
import type { ChangeView } from '../useView.ts'
import { PropsForm } from './PropsForm.tsx'
import { RouteForm } from './RouteForm.tsx'

interface ControlsPanelProps {
	selectedSlice: IndexedSlice | undefined
	view: View
	change: ChangeView
}

/** The inputs of the preview: the URL of a route, or the props of a widget. */
export function ControlsPanel({ selectedSlice, view, change }: ControlsPanelProps) {
	const { target } = view
	if (target.kind === 'gallery') {
		const page = gallery.find(({ name }) => name === target.page)
		return <Meta>{page ? `States: ${page.states.join(', ')}.` : 'No such page.'}</Meta>
	}
	if (!selectedSlice) return null
	if (target.kind === 'route') {
		return (
			<RouteForm
				selectedSlice={selectedSlice}
				path={target.path}
				onOpen={(path) => change({ target: { ...target, path } })}
			/>
		)
	}
	if (target.kind === 'widget') {
		return (
			<PropsForm
				key={`${target.slice}/${target.widget}`}
				name={`${selectedSlice.slice.name}/${target.widget}`}
				schema={exposedSchema(selectedSlice.slice, target.widget)}
				props={target.props}
				onChange={(props) => change({ target: { ...target, props } }, true)}
			/>
		)
	}
	return null
}
