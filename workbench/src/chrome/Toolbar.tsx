import { LANGUAGE_TAGS, LOCALES, THEMES } from 'shared-contract'
import { color, size, space } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { ROLES } from '../bench/bench.ts'
import { FAULT_NAMES, FAULTS } from '../bench/fault.ts'
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
	/** What is looked at belongs to a slice, which asks an API. */
	hasSlice: boolean
}

const named = <Word extends string>(words: readonly Word[]) => words.map((value) => ({ value, label: value }))

/** How it is looked at. */
export function Toolbar({ view, change, hasSlice }: ToolbarProps) {
	return (
		<Bar role="toolbar" aria-label="How it is looked at">
			<Select
				label="Language"
				value={view.locale}
				options={LOCALES.map((value) => ({ value, label: LANGUAGE_TAGS[value] }))}
				onSelect={(locale) => change({ locale })}
			/>
			<Select label="Theme" value={view.theme} options={named(THEMES)} onSelect={(theme) => change({ theme })} />
			<Select
				label="Width"
				value={String(view.width ?? '')}
				options={[
					{ value: '', label: 'all' },
					...WIDTHS.map((width) => ({ value: String(width), label: `${width} px` })),
				]}
				onSelect={(chosen) => change({ width: WIDTHS.find((width) => String(width) === chosen) })}
			/>
			{hasSlice && (
				<>
					<Select label="Who looks" value={view.role} options={named(ROLES)} onSelect={(role) => change({ role })} />
					<Select
						label="The API"
						value={view.fault}
						options={FAULTS.map((value) => ({ value, label: FAULT_NAMES[value] }))}
						onSelect={(fault) => change({ fault })}
					/>
				</>
			)}
			<Switch label="Compact" checked={view.compact} onChange={(compact) => change({ compact })} />
			<Switch label="No motion" checked={view.still} onChange={(still) => change({ still })} />
			{hasSlice && <Switch label="Others missing" checked={view.alone} onChange={(alone) => change({ alone })} />}
		</Bar>
	)
}
