const PREFIX = 'niouka:draft:'

/** Keeps what somebody typed while they go to sign in or while a send fails; this tab only. */
export function keepDraft(name: string, text: string): void {
	try {
		if (text) sessionStorage.setItem(PREFIX + name, text)
		else sessionStorage.removeItem(PREFIX + name)
	} catch {
		// Without storage the text still stands in its field.
	}
}

/** What was typed before, or an empty text. */
export function keptDraft(name: string): string {
	try {
		return sessionStorage.getItem(PREFIX + name) ?? ''
	} catch {
		return ''
	}
}
