import { execFileSync } from 'node:child_process'

/** Open files besides the sockets. */
const OTHER_FILES = 500

/** @throws Error when this shell does not allow the open files of so many sockets */
export function requireOpenFiles(sockets: number): void {
	const allowed = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).replace('unlimited', '1000000'))
	if (allowed >= sockets + OTHER_FILES) return
	throw new Error(
		`This shell allows ${allowed} open files, but ${sockets} sockets need more: ulimit -n ${sockets + OTHER_FILES}`,
	)
}
