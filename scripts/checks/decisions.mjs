import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/run.mjs'

const FOLDER = join(ROOT, 'docs/decisions')
const HEADER = /^# (\d{4}) (.+)\n\nDate: \d{4}-\d{2}-\d{2}\nStatus: (accepted|superseded by \d{4})\n\n## /
const SECTIONS = ['Context', 'Decision', 'Consequences']

/** The problems of all decision records: their form, and their rows in `docs/decisions/README.md`. */
export function checkDecisions() {
	const list = readFileSync(join(FOLDER, 'README.md'), 'utf8')
	return readdirSync(FOLDER)
		.filter((file) => file !== 'README.md')
		.flatMap((file) => decisionProblems(file, readFileSync(join(FOLDER, file), 'utf8'), list))
}

/** The problems of one record: its header, its sections, its row in the list. */
export function decisionProblems(file, text, list) {
	const [header, number, title, status] = HEADER.exec(text) ?? []
	if (header === undefined || !file.startsWith(`${number}-`)) {
		return [`${file}: begins with "# NNNN Title", "Date: YYYY-MM-DD" and "Status: accepted" or "superseded by NNNN"`]
	}
	const problems = []
	const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
	if (sections.join() !== SECTIONS.join()) problems.push(`${file}: its sections are ${SECTIONS.join(', ')}`)
	const row = `| [${number}](${file}) | ${title} | ${status} |`
	if (!list.includes(`${row}\n`)) problems.push(`${file}: docs/decisions/README.md lacks the row ${row}`)
	return problems
}
