const REVOKE_AFTER_MS = 60_000

/** Starts a download of a blob. */
export function downloadFile(name: string, content: Blob): void {
	const url = URL.createObjectURL(content)
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	// Some browsers read the blob after the click.
	setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
