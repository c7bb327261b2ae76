import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { coarse, color, control, from, motion, radius, size, space, VisuallyHidden, WarningIcon } from '../index.ts'

export const inputStyle = css`
	width: 100%;
	min-height: ${control.md};
	padding: ${space[2]} ${space[3]};
	border: 1px solid ${color.edge};
	border-radius: ${radius.md};
	font-size: max(16px, ${size.sm});
	line-height: 1.35;
	color: ${color.text};
	background: ${color.surface};
	transition: border-color ${motion.fast};
	&::placeholder { color: ${color.muted}; opacity: 1; }
	&:hover:not(:disabled) { border-color: ${color.muted}; }
	&:focus-visible { outline-offset: 0; border-radius: ${radius.md}; border-color: ${color.live}; }
	/* The picker inside a date or a time is a stop of its own, at which the field only has the focus within it. */
	&:is([type='date'], [type='time']):focus-within { outline: 2px solid ${color.live}; outline-offset: 0; border-color: ${color.live}; }
	&[aria-invalid='true'] { border-color: ${color.danger}; }
	&:disabled { cursor: not-allowed; opacity: 0.5; }
	&:read-only:not(select) { background: ${color.canvas}; border-style: dashed; }
	${from.desktop} { font-size: ${size.sm}; }
	/* Safari on a phone or an iPad zooms into a field with smaller text. */
	${coarse} { font-size: max(16px, ${size.sm}); }
`

const Wrap = styled.div`
	display: grid;
	gap: ${space[1]};
	min-width: 0;
	width: 100%;
`
const Label = styled.label`
	font-size: ${size.sm};
	font-weight: 600;
`
const Note = styled.p<{ $error: boolean }>`
	display: flex;
	gap: ${space[1]};
	align-items: start;
	font-size: ${size.xs};
	color: ${(p) => (p.$error ? color.danger : color.muted)};
	svg { flex: none; margin-top: 1px; }
`

export type FieldProps = {
	label: string
	/** Keeps the label for screen readers only, where the place says what the field is. */
	hideLabel?: boolean | undefined
	hint?: ReactNode
	/** What is wrong and what to do; announced with the field. */
	error?: string | undefined
}

export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, control, and below it the hint or, in its place, the error. */
export function Field({
	label,
	hideLabel,
	hint,
	error,
	id,
	children,
}: FieldProps & {
	id?: string | undefined
	children: (control: FieldControl) => ReactNode
}) {
	const made = useId()
	const controlId = id ?? made
	const noteId = `${controlId}-note`
	const note = error ?? hint
	return (
		<Wrap>
			{hideLabel ? (
				<VisuallyHidden as="label" htmlFor={controlId}>
					{label}
				</VisuallyHidden>
			) : (
				<Label htmlFor={controlId}>{label}</Label>
			)}
			{children({
				id: controlId,
				'aria-describedby': note ? noteId : undefined,
				'aria-invalid': error ? true : undefined,
			})}
			{note && (
				<Note id={noteId} $error={error !== undefined} role={error ? 'alert' : undefined}>
					{error && <WarningIcon size={14} />}
					<span>{note}</span>
				</Note>
			)}
		</Wrap>
	)
}
