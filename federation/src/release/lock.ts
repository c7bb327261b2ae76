import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { room } from '../compile.ts'

const LOOK_AGAIN_MS = 200

/** Runs a task while no other process of this repository builds: two would write into one folder. */
export async function whileAlone<Result>(task: () => Promise<Result>): Promise<Result> {
	const folder = join(room('.'), 'node_modules', '.cache')
	const file = join(folder, 'niouka-build.lock')
	await mkdir(folder, { recursive: true })
	while (!(await taken(file))) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
	try {
		return await task()
	} finally {
		await rm(file, { force: true })
	}
}

async function taken(file: string): Promise<boolean> {
	try {
		await writeFile(file, String(process.pid), { flag: 'wx' })
		return true
	} catch {
		const owner = Number(await readFile(file, 'utf8').catch(() => ''))
		// What a build that was killed left behind.
		if (owner > 0 && !isAlive(owner)) await rm(file, { force: true })
		return false
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch {
		return false
	}
}
