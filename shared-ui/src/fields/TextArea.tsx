import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldProps, inputStyle } from './Field.tsx'

const Area = styled.textarea<{ $maxHeight: string | undefined }>`
	${inputStyle}
	max-height: ${(p) => p.$maxHeight ?? 'none'};
	field-sizing: ${(p) => (p.$maxHeight ? 'content' : 'fixed')};
	resize: ${(p) => (p.$maxHeight ? 'none' : 'vertical')};
`

export type TextAreaProps = FieldProps &
	ComponentProps<'textarea'> & {
		/** With it the field grows with its text up to this height (CSS length). */
		maxHeight?: string | undefined
	}

/** Several lines of text. Every attribute and the `ref` go to the `<textarea>`. */
export function TextArea({ label, hideLabel, hint, error, maxHeight, id, ...area }: TextAreaProps) {
	return (
		<Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
			{(control) => <Area rows={3} {...area} {...control} $maxHeight={maxHeight} />}
		</Field>
	)
}
