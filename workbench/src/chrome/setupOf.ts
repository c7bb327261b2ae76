import type { Bench, BenchSlice } from '../bench/bench.ts'
import { exposedSchema } from '../props/exposedSchema.ts'
import { isAllowed } from '../props/isAllowed.ts'
import { exampleProps } from '../props/propControls.ts'
import type { Setup } from '../view/setup.ts'
import type { Props, Target, View } from '../view/view.ts'
import { othersOf } from './bench.ts'

/** What a frame is told so that it shows what the address says. */
export function setupOf(view: View, bench: Bench, subject: BenchSlice | undefined): Setup {
	const { locale, theme, compact, still, role, fault, alone, target } = view
	const others = subject && !alone ? othersOf(bench, subject) : []
	return {
		show: showOf(target, subject),
		registry: { revision: 'workbench', slices: subject ? [subject.slice, ...others] : [] },
		locale,
		theme,
		compact,
		still,
		role,
		session: bench.sessions.find((session) => session.role === role) ?? null,
		fault,
	}
}

/** What a probe is told: the site as it is, for nobody in particular. */
export function probeSetup(bench: Bench, subject: BenchSlice): Setup {
	return {
		show: { kind: 'probe', slice: subject.slice.name },
		registry: { revision: 'workbench', slices: [subject.slice, ...othersOf(bench, subject)] },
		locale: 'pt',
		theme: 'system',
		compact: false,
		still: false,
		role: 'visitor',
		session: null,
		fault: 'none',
	}
}

/** The props that a widget is shown with: those of the address where they are right, or else examples. */
export function propsOf(name: string, given: Props | undefined): Record<string, unknown> {
	const schema = exposedSchema(name)
	if (!schema) return {}
	const isRight = given !== undefined && isAllowed(schema, given)
	return { ...(isRight ? given : exampleProps(schema)) }
}

function showOf(target: Target, subject: BenchSlice | undefined): Setup['show'] {
	const slice = subject?.slice.name ?? ''
	switch (target.kind) {
		case 'route':
			return { kind: 'route', slice }
		case 'widget':
			return {
				kind: 'widget',
				slice,
				widget: target.widget,
				props: propsOf(`${slice}/${target.widget}`, target.props),
			}
		case 'gallery':
			return { kind: 'gallery', page: target.page }
		case 'overview':
			return { kind: 'gallery', page: '' }
	}
}
