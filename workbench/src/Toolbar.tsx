import { color, Meta, space } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { LANGUAGES, THEMES, type View, WIDTHS } from './view.ts'

const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	gap: ${space[3]} ${space[6]};
	padding: ${space[3]} ${space[4]};
	border-bottom: 1px solid ${color.line};
	> * { width: auto; }
`

interface ToolbarProps {
	view: View
	/** What the page shows. */
	states: readonly string[]
	onChange: (change: Partial<View>) => void
}

/** How the page in the frame is looked at. */
export function Toolbar({ view, states, onChange }: ToolbarProps) {
	return (
		<Bar>
			<Select
				label="Theme"
				value={view.theme}
				options={THEMES.map((value) => ({ value, label: value }))}
				onSelect={(theme) => onChange({ theme })}
			/>
			<Select
				label="Language"
				value={view.language}
				options={LANGUAGES.map((value) => ({ value, label: value }))}
				onSelect={(language) => onChange({ language })}
			/>
			<Select
				label="Width"
				value={String(view.width ?? '')}
				options={[
					{ value: '', label: 'all' },
					...WIDTHS.map((width) => ({ value: String(width), label: `${width} px` })),
				]}
				onSelect={(chosen) => onChange({ width: WIDTHS.find((width) => String(width) === chosen) })}
			/>
			<Switch label="Compact" checked={view.compact} onChange={(compact) => onChange({ compact })} />
			<Switch label="No motion" checked={view.still} onChange={(still) => onChange({ still })} />
			<Meta>{states.join(' · ')}</Meta>
		</Bar>
	)
}
