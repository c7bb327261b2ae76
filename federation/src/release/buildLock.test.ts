import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withBuildLock } from './buildLock.ts'

let folder: string
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'niouka-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const LOCK_FILE = 'niouka-building'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('builds run one at a time, and each one ends', async () => {
	let running = 0
	let most = 0
	const task = async () => {
		running += 1
		most = Math.max(most, running)
		await pause(30)
		running -= 1
		return most
	}
	await Promise.all([withBuildLock(task, folder), withBuildLock(task, folder), withBuildLock(task, folder)])
	expect(most).toBe(1)
})

test('a failed build releases the lock', async () => {
	await expect(withBuildLock(() => Promise.reject(new Error('no')), folder)).rejects.toThrow('no')
	expect(await withBuildLock(async () => 'built', folder)).toBe('built')
})

test('a stale lock of a killed build is taken over', async () => {
	await mkdir(join(folder, LOCK_FILE))
	const long = new Date(Date.now() - 60_000)
	await utimes(join(folder, LOCK_FILE), long, long)
	expect(await withBuildLock(async () => 'built', folder)).toBe('built')
})
