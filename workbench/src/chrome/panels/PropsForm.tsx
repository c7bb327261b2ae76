import { useRef, useState } from 'react'
import { Meta } from 'shared-ui'
import { exposedSchema } from '../../props/exposedSchema.ts'
import { isAllowed } from '../../props/isAllowed.ts'
import { type PropControl, propControls } from '../../props/propControls.ts'
import type { Props } from '../../view/view.ts'
import { propsOf } from '../setupOf.ts'
import { FormGrid } from './FormGrid.ts'
import { PropField } from './PropField.tsx'

interface PropsFormProps {
	/** The widget, `slice/Module`. */
	name: string
	/** The props of the address. */
	given: Props | undefined
	onChange: (props: Props) => void
}

/** The props of a widget, with a control for each that its schema knows. What is wrong is said, and not given to it. */
export function PropsForm({ name, given, onChange }: PropsFormProps) {
	const schema = exposedSchema(name)
	const [draft, setDraft] = useState<Props>(() => given ?? propsOf(name, given))
	// Going back in the history brings other props than those that were set here.
	const written = useRef(JSON.stringify(given))
	if (JSON.stringify(given) !== written.current) {
		written.current = JSON.stringify(given)
		setDraft(given ?? propsOf(name, given))
	}
	if (!schema) return <Meta>{name} is not in the contract: exposes.ts says nothing of its props.</Meta>
	const controls = propControls(schema)
	const settable = controls.filter((control) => control.kind !== 'callback')
	const callbacks = controls.filter((control) => control.kind === 'callback')

	function set({ name: prop }: PropControl, value: unknown) {
		const { [prop]: _before, ...rest } = draft
		const next = value === undefined ? rest : { ...rest, [prop]: value }
		setDraft(next)
		if (!schema || !isAllowed(schema, next)) return
		written.current = JSON.stringify(next)
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
			{settable.length === 0 && <Meta>It takes no props that could be set.</Meta>}
			{callbacks.length > 0 && (
				<Meta>{`Calls ${callbacks.map(({ name: callback }) => callback).join(', ')}: the console tells when.`}</Meta>
			)}
		</form>
	)
}
