const PREFIX = 'niouka:draft:'

/** Stores a typed text in this tab, across a sign-in or a failed request. */
export function saveDraft(name: string, text: string): void {
	try {
		if (text) sessionStorage.setItem(PREFIX + name, text)
		else sessionStorage.removeItem(PREFIX + name)
	} catch {
		// Without storage the text is still in its field.
	}
}

/** The stored text, or an empty one. */
export function readDraft(name: string): string {
	try {
		return sessionStorage.getItem(PREFIX + name) ?? ''
	} catch {
		return ''
	}
}
