import type { TSchema } from 'shared-contract/schema'
import { areValidProps } from '../props/areValidProps.ts'
import { exposedSchema } from '../props/exposedSchema.ts'
import { exampleProps } from '../props/propControls.ts'
import type { Setup } from '../protocol/setup.ts'
import type { IndexedSlice, WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import type { Props, Target, View } from '../view/view.ts'
import { otherSlices } from './indexStore.ts'

/** The setup of the preview frame for a view. */
export function frameSetup(view: View, index: WorkbenchIndex, selectedSlice: IndexedSlice | undefined): Setup {
	const { locale, theme, compact, reducedMotion, role, fault, isolated, target } = view
	const others = selectedSlice && !isolated ? otherSlices(index, selectedSlice) : []
	return {
		show: showOf(target, selectedSlice),
		registry: { revision: 'workbench', slices: selectedSlice ? [selectedSlice.slice, ...others] : [] },
		locale,
		theme,
		compact,
		reducedMotion,
		role,
		session: index.sessions.find((session) => session.role === role) ?? null,
		fault,
	}
}

/** The setup of the hidden frame that loads all modules of a slice, for a visitor without faults. */
export function moduleCheckSetup(index: WorkbenchIndex, selectedSlice: IndexedSlice): Setup {
	return {
		show: { kind: 'modules', slice: selectedSlice.slice.name },
		registry: { revision: 'workbench', slices: [selectedSlice.slice, ...otherSlices(index, selectedSlice)] },
		locale: 'pt',
		theme: 'system',
		compact: false,
		reducedMotion: false,
		role: 'visitor',
		session: null,
		fault: 'none',
	}
}

/** The props of a widget: those of the URL if they are valid, otherwise examples. */
export function widgetProps(schema: TSchema | undefined, props: Props | undefined): Record<string, unknown> {
	if (!schema) return {}
	const isValid = props !== undefined && areValidProps(schema, props)
	return { ...(isValid ? props : exampleProps(schema)) }
}

function showOf(target: Target, selectedSlice: IndexedSlice | undefined): Setup['show'] {
	const slice = selectedSlice?.slice.name ?? ''
	switch (target.kind) {
		case 'route':
			return { kind: 'route', slice }
		case 'widget':
			return {
				kind: 'widget',
				slice,
				widget: target.widget,
				props: widgetProps(exposedSchema(selectedSlice?.slice, target.widget), target.props),
			}
		case 'gallery':
			return { kind: 'gallery', page: target.page }
		case 'overview':
			return { kind: 'gallery', page: '' }
	}
}
