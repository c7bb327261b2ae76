import { useStore } from '@nanostores/react'
import { type ChangeEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { common, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { createForm, type FormOptions } from './createForm.ts'

const FIELDS = 'textarea:not(:disabled), input:not([type=hidden], [type=file], :disabled), select:not(:disabled)'

/** The names of the values of a type. */
type NameOf<Values, Kind> = { [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never }[keyof Values] &
	string

export interface UseFormOptions<Values, Answer> extends FormOptions<Values, Answer> {
	/** Called after each submit, also of an invalid form. */
	onSettled?(outcome: ActionOutcome<Answer>): void
}

/**
 * The form of a component: its state, the props of its `<form>` and of its fields. After a failed submit the first
 * invalid field gets the focus. The options may change in each render.
 */
export function useForm<Values extends object, Answer>(options: UseFormOptions<Values, Answer>) {
	const shared = useTranslations(common)
	const id = useId()
	const latest = useRef(options)
	latest.current = options
	const [form] = useState(() =>
		createForm<Values, Answer>({
			...options,
			initialValues: () => latest.current.initialValues(),
			validate: (values) => latest.current.validate?.(values) ?? {},
			submit: (values, key) => latest.current.submit(values, key),
		}),
	)
	const state = useStore(form.$state)

	/** Submits without an event. */
	async function submit(element?: HTMLElement) {
		const restoreFocus = captureFormFocus()
		const outcome = await form.submit()
		restoreFocus()
		if (!outcome) return
		latest.current.onSettled?.(outcome)
		if (element && outcome.state !== 'done' && outcome.state !== 'example') focusFirstWrong(element)
	}

	/** The error text of a field, in the reader's language. */
	function error(field: string): string | undefined {
		const code = state.errors[field]
		return code && shared(`errors.${code}`)
	}

	const change = (field: string, value: unknown) => form.set({ [field]: value } as Partial<Values>)

	return {
		...state,
		...form,
		submit,
		error,
		/** For the `<form>`; a button outside of it refers to the id. Errors are in the reader's language, so the browser says none. */
		props: {
			id,
			noValidate: true,
			onSubmit(event: SyntheticEvent<HTMLElement>) {
				event.preventDefault()
				void submit(event.currentTarget)
			},
		},
		/** For a `TextField`, a `PasswordField` or a `TextArea`. */
		text: (field: NameOf<Values, string>) => ({
			value: state.values[field] as string,
			error: error(field),
			onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(field, event.target.value),
		}),
		/** For a `Select`. */
		select: <Name extends NameOf<Values, string>>(field: Name) => ({
			value: state.values[field],
			error: error(field),
			onSelect: (value: Values[Name]) => change(field, value),
		}),
		/** For a `Switch`. */
		toggle: (field: NameOf<Values, boolean>) => ({
			checked: state.values[field] as boolean,
			onChange: (checked: boolean) => change(field, checked),
		}),
	}
}

/** The result of `useForm`. */
export type FormOf<Values extends object, Answer> = ReturnType<typeof useForm<Values, Answer>>

/**
 * In an emptied form the button that sent it refuses presses, and one that was removed loses the focus. The returned function
 * gives the focus to the form's first field, unless something else has it by then.
 */
function captureFormFocus(): () => void {
	const form = document.activeElement?.closest('form')
	return () =>
		void requestAnimationFrame(() => {
			const isHeld = document.activeElement?.matches(':not(body, [aria-disabled])')
			if (isHeld || !form?.isConnected) return
			form.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
		})
}

// `aria-invalid` is set by the next render.
function focusFirstWrong(form: HTMLElement): void {
	requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
