import { Meta } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import type { BenchSlice } from '../../bench/bench.ts'
import type { View } from '../../view/view.ts'
import type { ChangeView } from '../useView.ts'
import { PropsForm } from './PropsForm.tsx'
import { RouteForm } from './RouteForm.tsx'

interface ControlsPanelProps {
	subject: BenchSlice | undefined
	view: View
	change: ChangeView
}

/** What is given to what is looked at: an address to a screen, props to a widget. */
export function ControlsPanel({ subject, view, change }: ControlsPanelProps) {
	const { target } = view
	if (target.kind === 'gallery') {
		const page = gallery.find(({ name }) => name === target.page)
		return <Meta>{page ? `It shows: ${page.states.join(', ')}.` : 'There is no such page.'}</Meta>
	}
	if (!subject) return null
	if (target.kind === 'route') {
		return <RouteForm subject={subject} path={target.path} onOpen={(path) => change({ target: { ...target, path } })} />
	}
	if (target.kind === 'widget') {
		return (
			<PropsForm
				key={`${target.slice}/${target.widget}`}
				name={`${subject.slice.name}/${target.widget}`}
				given={target.props}
				onChange={(props) => change({ target: { ...target, props } }, true)}
			/>
		)
	}
	return null
}
