import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './folderLock.ts'

let folder: string
const onLost = (error: Error) => {
	throw error
}

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'niouka-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockedBy = async (owner: { pid: number; host: string }) => {
	await mkdir(join(folder, 'lock'))
	await writeFile(join(folder, 'lock-owner.json'), JSON.stringify(owner))
}

test('a folder has one owner at a time, and can be locked again after its release', async () => {
	const release = await lockFolder(folder, onLost)
	await expect(lockFolder(folder, onLost)).rejects.toThrow(`in use by process ${process.pid}`)
	await release()
	await (await lockFolder(folder, onLost))()
})

test('of two concurrent lock attempts one succeeds', async () => {
	const outcomes = await Promise.allSettled([lockFolder(folder, onLost), lockFolder(folder, onLost)])
	expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
	for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value()
})

test('the error names the live owner of a locked folder', async () => {
	const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
	await once(other, 'spawn')
	await lockedBy({ pid: other.pid ?? 0, host: hostname() })
	await expect(lockFolder(folder, onLost)).rejects.toThrow(`in use by process ${other.pid} on ${hostname()}`)
	other.kill('SIGKILL')
})

test('the lock of a killed process is taken over at once', async () => {
	const { pid } = spawnSync(process.execPath, ['-e', ''])
	await lockedBy({ pid, host: hostname() })
	await (await lockFolder(folder, onLost))()
})

test('the lock of an owner on another machine is not taken over', async () => {
	await lockedBy({ pid: 1, host: 'elsewhere' })
	await expect(lockFolder(folder, onLost)).rejects.toThrow('in use by process 1 on elsewhere')
})
