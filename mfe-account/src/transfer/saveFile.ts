const LET_GO_AFTER_MS = 60_000

/** Gives somebody a file, as a download of their browser. */
export function saveFile(name: string, content: Blob): void {
	const url = URL.createObjectURL(content)
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	// Some browsers begin to read it only after this.
	setTimeout(() => URL.revokeObjectURL(url), LET_GO_AFTER_MS)
}
