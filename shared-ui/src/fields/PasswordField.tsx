import { useState } from 'react'
import { EyeIcon, EyeOffIcon, IconButton } from '../index.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideTextLabel: string }

/** A password that its writer may look at. */
export function PasswordField({ showLabel, hideTextLabel, ...field }: PasswordFieldProps) {
	const [shown, setShown] = useState(false)
	return (
		<TextField
			{...field}
			type={shown ? 'text' : 'password'}
			end={
				<IconButton
					size="sm"
					label={shown ? hideTextLabel : showLabel}
					icon={shown ? <EyeOffIcon /> : <EyeIcon />}
					onClick={() => setShown(!shown)}
				/>
			}
		/>
	)
}
