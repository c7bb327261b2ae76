import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whileAlone } from './lock.ts'

let folder: string
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'niouka-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const LOCK = 'niouka-building'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('of several builds one runs at a time, and each ends', async () => {
	let running = 0
	let most = 0
	const task = async () => {
		running += 1
		most = Math.max(most, running)
		await pause(30)
		running -= 1
		return most
	}
	await Promise.all([whileAlone(task, folder), whileAlone(task, folder), whileAlone(task, folder)])
	expect(most).toBe(1)
})

test('a build that fails lets the next one go', async () => {
	await expect(whileAlone(() => Promise.reject(new Error('no')), folder)).rejects.toThrow('no')
	expect(await whileAlone(async () => 'built', folder)).toBe('built')
})

test('what a build that was killed left behind is taken over', async () => {
	await mkdir(join(folder, LOCK))
	const long = new Date(Date.now() - 60_000)
	await utimes(join(folder, LOCK), long, long)
	expect(await whileAlone(async () => 'built', folder)).toBe('built')
})
