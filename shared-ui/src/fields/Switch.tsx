import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, motion, radius, refusal, size, space } from '../index.ts'

const Row = styled.label`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: ${space[4]};
	padding: ${space[2]} 0;
	cursor: pointer;
	/* Only the switch fades: its words say why it is off, and have to be read. */
	&:has([aria-disabled]) { cursor: not-allowed; color: ${color.muted}; }
`
const Name = styled.span`
	display: block;
	font-weight: 600;
`
const Description = styled.span`
	display: block;
	font-size: ${size.sm};
	color: ${color.muted};
`
const Track = styled.button`
	position: relative;
	flex: none;
	width: 44px;
	height: 26px;
	padding: 0;
	border: 2px solid ${color.edge};
	border-radius: ${radius.full};
	background: ${color.canvas};
	cursor: inherit;
	transition: background-color ${motion.fast}, border-color ${motion.fast};
	&:focus-visible { border-radius: ${radius.full}; }
	&::after {
		content: '';
		position: absolute;
		inset: 3px auto auto 3px;
		width: 16px;
		height: 16px;
		border-radius: ${radius.full};
		background: ${color.edge};
		transition: transform ${motion.base}, background-color ${motion.fast};
	}
	&[aria-disabled] { opacity: 0.5; }
	&[aria-checked='true'] { border-color: ${color.live}; background: ${color.live}; }
	&[aria-checked='true']::after { transform: translateX(18px); background: ${color.onLive}; }
`

export type SwitchProps = {
	label: string
	description?: ReactNode
	checked: boolean
	onChange: (checked: boolean) => void
	disabled?: boolean | undefined
}

/** A setting that takes effect as it is pressed. */
export function Switch({ label, description, checked, onChange, disabled }: SwitchProps) {
	const id = useId()
	return (
		<Row>
			<span>
				<Name id={id}>{label}</Name>
				{description && <Description id={`${id}-description`}>{description}</Description>}
			</span>
			<Track
				type="button"
				role="switch"
				aria-checked={checked}
				aria-labelledby={id}
				aria-describedby={description ? `${id}-description` : undefined}
				{...refusal({ disabled, onClick: () => onChange(!checked) })}
			/>
		</Row>
	)
}
