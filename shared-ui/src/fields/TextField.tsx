import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../index.ts'
import { Field, type FieldProps, inputStyle } from './Field.tsx'

const Input = styled.input<{ $start: boolean; $end: boolean }>`
	${inputStyle}
	${(p) => p.$start && 'padding-left: 40px;'}
	${(p) => p.$end && 'padding-right: 44px;'}
	&::-webkit-search-cancel-button { display: none; }
	/* A date is as high as any other field. */
	&::-webkit-datetime-edit-fields-wrapper { padding-block: 0; }
`
const Row = styled.div`
	position: relative;
	display: flex;
	align-items: center;
`
const Start = styled.span`
	position: absolute;
	left: 12px;
	color: ${color.muted};
	pointer-events: none;
`
const End = styled.span`
	position: absolute;
	right: ${space[1]};
`

export type TextFieldProps = FieldProps &
	ComponentProps<'input'> & {
		/** An icon inside, before the text. */
		start?: ReactNode
		/** A small control inside, after the text. */
		end?: ReactNode
	}

/** One line of text. Every attribute and the `ref` go to the `<input>`. */
export function TextField({ label, hideLabel, hint, error, start, end, id, ...input }: TextFieldProps) {
	return (
		<Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
			{(control) => (
				<Row>
					{start && <Start>{start}</Start>}
					<Input type="text" {...input} {...control} $start={Boolean(start)} $end={Boolean(end)} />
					{end && <End>{end}</End>}
				</Row>
			)}
		</Field>
	)
}
