import { type ExportFile, exportPath, isRefusal } from 'shared-contract'
import { $token, type Outcome } from 'shared-state'

const WAITING_MS = 300_000

/** Fetches a file to take along. Half of the session's key stands in the page, so no link could ask for it. */
export async function fetchExport(file: ExportFile): Promise<Outcome<Blob>> {
	const token = $token.get()
	try {
		const response = await fetch(exportPath(file), {
			headers: token ? { authorization: `Bearer ${token}` } : {},
			credentials: 'same-origin',
			cache: 'no-store',
			signal: AbortSignal.timeout(WAITING_MS),
		})
		if (response.ok) return { state: 'done', answer: await response.blob() }
		const problem: unknown = await response.json().catch(() => undefined)
		const { status } = response
		return isRefusal(problem) ? { state: 'refused', status, problem } : { state: 'wrong', status }
	} catch {
		return { state: 'unreachable' }
	}
}
