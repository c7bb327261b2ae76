import type { MouseEvent } from 'react'

type Press = {
	disabled?: boolean | undefined
	/** True while the button's action runs. */
	loading?: boolean | undefined
	tabIndex?: number | undefined
	onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * The properties of a button that may refuse presses. They replace the native `disabled`, with which a browser drops the
 * focus of the button, and the keyboard starts again at the top of the page. A disabled button is no stop of the Tab key;
 * one that loads stays one.
 */
export function refusal({ disabled, loading, tabIndex, onClick }: Press) {
	const refuses = disabled || loading
	return {
		'aria-disabled': refuses || undefined,
		'aria-busy': loading || undefined,
		tabIndex: disabled && !loading ? -1 : tabIndex,
		onClick: refuses ? refuse : onClick,
	}
}

// A press of a submit button, or Enter in a field of its form, must not send the form.
function refuse(event: MouseEvent): void {
	event.preventDefault()
	event.stopPropagation()
}
