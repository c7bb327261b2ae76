import { useState } from 'react'
import { TextField } from 'shared-ui/controls'

interface CodesInputProps {
	label: string
	value: unknown
	onChange: (codes: string[] | null) => void
}

/** Several codes, separated by commas or spaces. */
export function CodesInput({ label, value, onChange }: CodesInputProps) {
	// What is typed stays as it is, with a comma at its end.
	const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join(', ') : ''))
	return (
		<TextField
			label={label}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value)
				const codes = target.value.split(/[\s,;]+/).filter(Boolean)
				onChange(codes.length > 0 ? codes : null)
			}}
		/>
	)
}
