import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Makes a list of messages one stop of the Tab key: the message that was focused last, else the newest. The arrows
 * go from message to message; Tab goes on to what can be done with the one in focus.
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
