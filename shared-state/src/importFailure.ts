/**
 * Why an `import()` failed: its file did not arrive, or its code failed, which is reported as an uncaught error.
 */
export function importFailure(error: unknown): { state: 'unreachable' } | { state: 'wrong' } {
	if (error instanceof Error && error.name === 'ChunkLoadError') return { state: 'unreachable' }
	reportError(error)
	return { state: 'wrong' }
}
