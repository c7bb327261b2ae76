import { useId, useState } from 'react'
import { STAFF_ROLES, storedStaffRole } from 'shared-contract'
import { useStaffRole } from 'shared-i18n/useStaffRole'
import { TextField } from 'shared-ui/controls'

interface RoleInputProps {
	label: string
	/** The stored role: a code, perhaps with a note, or a text. */
	value: string
	onChange: (role: string) => void
}

/** The role of a staff member: one of the usual ones, in the reader's words, or any other text. */
export function RoleInput({ label, value, onChange }: RoleInputProps) {
	const nameOf = useStaffRole()
	const id = useId()
	// What is typed stays as it is while it becomes a code.
	const [typed, setTyped] = useState(() => nameOf(value))
	const codeOf = (text: string) => STAFF_ROLES.find((code) => nameOf(code).toLowerCase() === text.trim().toLowerCase())
	return (
		<>
			<TextField
				label={label}
				list={id}
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value)
					const code = codeOf(target.value)
					onChange(code ? storedStaffRole({ code, note: null }) : target.value)
				}}
			/>
			<datalist id={id}>
				{STAFF_ROLES.map((code) => (
					<option key={code} value={nameOf(code)} />
				))}
			</datalist>
		</>
	)
}
