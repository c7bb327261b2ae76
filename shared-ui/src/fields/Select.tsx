import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { ChevronDownIcon, color } from '../index.ts'
import { Field, type FieldProps, inputStyle } from './Field.tsx'

const Row = styled.div`
	position: relative;
	svg { position: absolute; right: 12px; top: calc(50% - 8px); color: ${color.muted}; pointer-events: none; }
`
const Native = styled.select`
	${inputStyle}
	padding-right: 36px;
	appearance: none;
	text-overflow: ellipsis;
	cursor: pointer;
`

export type SelectOption<Value extends string = string> = { value: Value; label: string; disabled?: boolean }

export type SelectProps<Value extends string = string> = FieldProps &
	Omit<ComponentProps<'select'>, 'value' | 'onSelect' | 'children'> & {
		options: readonly SelectOption<Value>[]
		value?: Value | undefined
		/** The chosen option's value; `onChange` still gives the event. */
		onSelect?: ((value: Value) => void) | undefined
	}

/** One of a few: the platform's own list, so that it works with every input. */
export function Select<Value extends string>(props: SelectProps<Value>) {
	const { label, hideLabel, hint, error, options, onSelect, onChange, id, ...select } = props
	return (
		<Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
			{(control) => (
				<Row>
					<Native
						{...select}
						{...control}
						onChange={(event) => {
							onChange?.(event)
							const chosen = options[event.target.selectedIndex]
							if (chosen) onSelect?.(chosen.value)
						}}
					>
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</Native>
					<ChevronDownIcon size={16} />
				</Row>
			)}
		</Field>
	)
}
