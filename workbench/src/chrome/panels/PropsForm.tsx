import { useRef, useState } from 'react'
import type { TSchema } from 'shared-contract/schema'
import { Meta } from 'shared-ui'
import { areValidProps } from '../../props/areValidProps.ts'
import { type PropControl, propControls } from '../../props/propControls.ts'
import type { Props } from '../../view/view.ts'
import { widgetProps } from '../frameSetup.ts'
import { FormGrid } from './FormGrid.ts'
import { PropField } from './PropField.tsx'

interface PropsFormProps {
	/** The widget, `slice/Module`. */
	name: string
	/** The schema of its props; undefined if no page shows it. */
	schema: TSchema | undefined
	/** The props in the URL. */
	props: Props | undefined
	onChange: (props: Props) => void
}

/** A form with a control for each prop of the widget's schema. Invalid values show an error and are not passed to the widget. */
export function PropsForm({ name, schema, props, onChange }: PropsFormProps) {
	const [draft, setDraft] = useState<Props>(() => props ?? widgetProps(schema, props))
	// Navigation in the history changes the props in the URL without this form.
	const lastWritten = useRef(JSON.stringify(props))
	if (JSON.stringify(props) !== lastWritten.current) {
		lastWritten.current = JSON.stringify(props)
		setDraft(props ?? widgetProps(schema, props))
	}
	if (!schema)
		return <Meta>{name} is neither in the contract (exposes.ts) nor in a slot: its props have no schema.</Meta>
	const controls = propControls(schema)
	const settable = controls.filter((control) => control.kind !== 'callback')
	const callbacks = controls.filter((control) => control.kind === 'callback')

	function set({ name: prop }: PropControl, value: unknown) {
		const { [prop]: _before, ...rest } = draft
		const next = value === undefined ? rest : { ...rest, [prop]: value }
		setDraft(next)
		if (!schema || !areValidProps(schema, next)) return
		lastWritten.current = JSON.stringify(next)
		onChange(next)
	}

	return (
		<form aria-label={`Props of ${name}`} onSubmit={(event) => event.preventDefault()}>
			<FormGrid>
				{settable.map((control) => (
					<PropField
						key={control.name}
						control={control}
						schema={Reflect.get(Object(Reflect.get(schema, 'properties')), control.name)}
						value={draft[control.name]}
						onChange={(value) => set(control, value)}
					/>
				))}
			</FormGrid>
			{settable.length === 0 && <Meta>It has no editable props.</Meta>}
			{callbacks.length > 0 && (
				<Meta>{`Callbacks: ${callbacks.map(({ name: callback }) => callback).join(', ')}. The console shows their calls.`}</Meta>
			)}
		</form>
	)
}
