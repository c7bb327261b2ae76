import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Roving tabindex: the message list is one tab stop, at the last focused message or the newest. Arrow keys move between
 * messages; Tab moves to the actions of the focused one.
 */
export function useRovingMessages(newest: string | undefined) {
	const [focused, setFocused] = useState<string>()
	return {
		activeKey: focused ?? newest,
		onFocus: setFocused,
		listeners: {
			onKeyDown: moveFocus,
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
			},
		},
	}
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
	const { target, currentTarget, key } = event
	const step = STEPS[key]
	if (step === undefined || !(target instanceof HTMLElement) || !target.matches('article')) return
	const messages = [...currentTarget.querySelectorAll('article')]
	event.preventDefault()
	messages[messages.indexOf(target) + step]?.focus()
}
