import type { ReactNode } from 'react'
import { color, Meta, space } from 'shared-ui'
import { styled } from 'styled-components'

const Row = styled.label`
	display: flex;
	gap: ${space[3]};
	align-items: start;
	padding-block: ${space[2]};
	cursor: pointer;
	input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: ${color.live}; cursor: inherit; }
	> span { min-width: 0; }
`

interface ChoiceProps {
	type: 'checkbox' | 'radio'
	/** Of a radio button: the name of its group. */
	name?: string
	label: string
	text?: ReactNode
	checked: boolean
	onChange: (checked: boolean) => void
}

/** A checkbox or a radio button with its explanation. */
export function Choice({ type, name, label, text, checked, onChange }: ChoiceProps) {
	return (
		<Row>
			<input type={type} name={name} checked={checked} onChange={({ target }) => onChange(target.checked)} />
			<span>
				{label}
				{text && <Meta as="p">{text}</Meta>}
			</span>
		</Row>
	)
}
