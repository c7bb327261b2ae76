import { LANGUAGE_TAGS, LOCALES, THEMES } from 'shared-contract'
import { color, size, space } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { FAULT_NAMES, FAULTS } from '../protocol/fault.ts'
import { ROLES } from '../protocol/workbenchIndex.ts'
import { type View, WIDTHS } from '../view/view.ts'
import type { ChangeView } from './useView.ts'

const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	gap: ${space[2]} ${space[3]};
	padding: ${space[3]} ${space[4]};
	border-block-end: 1px solid ${color.line};
	> * { width: auto; }
	> label { gap: ${space[2]}; font-size: ${size.sm}; }
	select { min-width: 5rem; }
`

interface ToolbarProps {
	view: View
	change: ChangeView
	/** Whether the page shows a slice, which uses the API. */
	hasSlice: boolean
}

const optionsOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

/** The settings of the frame. */
export function Toolbar({ view, change, hasSlice }: ToolbarProps) {
	return (
		<Bar role="toolbar" aria-label="Frame settings">
			<Select
				label="Language"
				value={view.locale}
				options={LOCALES.map((value) => ({ value, label: LANGUAGE_TAGS[value] }))}
				onSelect={(locale) => change({ locale })}
			/>
			<Select label="Theme" value={view.theme} options={optionsOf(THEMES)} onSelect={(theme) => change({ theme })} />
			<Select
				label="Width"
				value={String(view.width ?? '')}
				options={[
					{ value: '', label: 'full' },
					...WIDTHS.map((width) => ({ value: String(width), label: `${width} px` })),
				]}
				onSelect={(chosen) => change({ width: WIDTHS.find((width) => String(width) === chosen) })}
			/>
			{hasSlice && (
				<>
					<Select label="Role" value={view.role} options={optionsOf(ROLES)} onSelect={(role) => change({ role })} />
					<Select
						label="API"
						value={view.fault}
						options={FAULTS.map((value) => ({ value, label: FAULT_NAMES[value] }))}
						onSelect={(fault) => change({ fault })}
					/>
				</>
			)}
			<Switch label="Compact" checked={view.compact} onChange={(compact) => change({ compact })} />
			<Switch
				label="Reduced motion"
				checked={view.reducedMotion}
				onChange={(reducedMotion) => change({ reducedMotion })}
			/>
			{hasSlice && <Switch label="Isolated" checked={view.isolated} onChange={(isolated) => change({ isolated })} />}
		</Bar>
	)
}
