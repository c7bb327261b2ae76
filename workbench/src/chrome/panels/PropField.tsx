import { useState } from 'react'
import { conforms } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'
import { Select, Switch, TextArea, TextField } from 'shared-ui/controls'
import type { PropControl } from '../../props/propControls.ts'

const UNSET = ''

interface PropFieldProps {
	control: PropControl
	schema: TSchema
	value: unknown
	/** `undefined` leaves the prop out. */
	onChange: (value: unknown) => void
}

/** The control of one prop. */
export function PropField({ control, schema, value, onChange }: PropFieldProps) {
	const label = control.optional ? `${control.name} (optional)` : control.name
	const isInvalid = value === undefined ? !control.optional : !conforms(schema, value)
	const error = isInvalid ? 'The schema does not allow this.' : undefined
	switch (control.kind) {
		case 'choice':
			return (
				<Select
					label={label}
					value={String(value ?? UNSET)}
					options={[
						...(control.optional ? [{ value: UNSET, label: 'not set' }] : []),
						...control.values.map((choice) => ({ value: choice, label: choice })),
					]}
					onSelect={(choice) => onChange(choice === UNSET ? undefined : choice)}
					{...(error ? { error } : {})}
				/>
			)
		case 'switch':
			return <Switch label={label} checked={value === true} onChange={onChange} />
		case 'number':
			return (
				<TextField
					label={label}
					type="number"
					min={control.minimum}
					max={control.maximum}
					step={control.integer ? 1 : 'any'}
					value={typeof value === 'number' ? value : ''}
					onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
					{...(error ? { error } : {})}
				/>
			)
		case 'text':
			return (
				<TextField
					label={label}
					value={typeof value === 'string' ? value : ''}
					onChange={({ target }) => onChange(target.value === '' && control.optional ? undefined : target.value)}
					{...(error ? { error } : {})}
				/>
			)
		case 'json':
			return <JsonField label={label} value={value} error={error} onChange={onChange} />
		case 'callback':
			return null
	}
}

interface JsonFieldProps {
	label: string
	value: unknown
	error: string | undefined
	onChange: (value: unknown) => void
}

function JsonField({ label, value, error, onChange }: JsonFieldProps) {
	const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value)))
	const [isJson, setIsJson] = useState(true)
	return (
		<TextArea
			label={`${label}, as JSON`}
			rows={2}
			value={text}
			{...(isJson ? (error ? { error } : {}) : { error: 'This is not JSON.' })}
			onChange={({ target }) => {
				setText(target.value)
				try {
					onChange(target.value.trim() === '' ? undefined : JSON.parse(target.value))
					setIsJson(true)
				} catch {
					setIsJson(false)
				}
			}}
		/>
	)
}
