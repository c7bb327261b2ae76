import { appendFile } from 'node:fs/promises'

export type Verdict = 'mended' | 'refused' | 'withheld' | 'kept'

/** A problem of a row and how the importer handled it. */
export interface Finding {
	file: string
	line: number
	/** The row's key in its file. */
	key: string
	verdict: Verdict
	/** A stable code of the reason. */
	reason: string
	detail?: string
}

export interface FileSummary {
	file: string
	read: number
	added: number
	changed: number
	unchanged: number
	findings: Map<string, number>
}

const COUNTS = ['read', 'added', 'changed', 'unchanged'] as const

/** Counts the results of each file's rows, and writes every finding to a JSON Lines file. */
export class Report {
	readonly #path: string
	readonly #files: FileSummary[] = []
	#unwritten: string[] = []

	constructor(path: string) {
		this.#path = path
	}

	file(file: string): FileSummary {
		const summary = { file, read: 0, added: 0, changed: 0, unchanged: 0, findings: new Map<string, number>() }
		this.#files.push(summary)
		return summary
	}

	add(summary: FileSummary, finding: Omit<Finding, 'file'>): void {
		const name = `${finding.verdict}: ${finding.reason}`
		summary.findings.set(name, (summary.findings.get(name) ?? 0) + 1)
		this.#unwritten.push(JSON.stringify({ file: summary.file, ...finding } satisfies Finding))
	}

	async write(): Promise<void> {
		if (this.#unwritten.length === 0) return
		const lines = `${this.#unwritten.join('\n')}\n`
		this.#unwritten = []
		await appendFile(this.#path, lines)
	}

	get files(): readonly FileSummary[] {
		return this.#files
	}

	/** Whether there are findings. */
	get hasFindings(): boolean {
		return this.#files.some(({ findings }) => findings.size > 0)
	}

	/** The results as a readable table. */
	toString(): string {
		return this.#files.map(describe).join('\n')
	}
}

function describe(summary: FileSummary): string {
	const counts = COUNTS.map((count) => `${count} ${summary[count]}`).join(', ')
	const findings = [...summary.findings].sort().map(([name, count]) => `    ${String(count).padStart(7)}  ${name}`)
	return [`${summary.file}: ${counts}`, ...findings].join('\n')
}
