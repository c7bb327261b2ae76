import { type ExportFile, exportPath, isRefusal } from 'shared-contract'
import { $token, type Outcome } from 'shared-state'

const TIMEOUT_MS = 300_000

/** Downloads an export. It needs the session token of the page, so a plain link cannot request it. */
export async function fetchExport(file: ExportFile): Promise<Outcome<Blob>> {
	const token = $token.get()
	const request: RequestInit = {
		headers: token ? { authorization: `Bearer ${token}` } : {},
		credentials: 'same-origin',
		cache: 'no-store',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}
	try {
		const response = await fetch(exportPath(file), request)
		if (response.ok) return { state: 'done', answer: await response.blob() }
		const problem: unknown = await response.json().catch(() => undefined)
		const { status } = response
		return isRefusal(problem) ? { state: 'refused', status, problem } : { state: 'wrong', status }
	} catch {
		return { state: 'unreachable' }
	}
}
