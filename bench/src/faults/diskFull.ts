import { setTimeout as wait } from 'node:timers/promises'
import { post, register } from 'server/src/testing/conversationPage.testing.ts'
import { repetitions } from '../options.ts'
import { startSite } from '../site/startSite.ts'
import type { Fault, Outcome } from './fault.ts'
import { compareMessages, startMessages } from './messages.ts'
import { type SmallDisk, withSmallDisk } from './smallDisk.ts'
import { lostUploads, NO_ANSWER, startUploads } from './uploads.ts'
import { failuresOf, type Load, seenBy, watchPage } from './watchPage.ts'

const DISK_MB = 192
const ROUNDS = repetitions(6, 1)
const CALM_MS = 1500
const FULL_MS = repetitions(4000, 2000)
const WRITERS = 4
/** Less than a file of the write-ahead log, 16 MB: when the engine needs the next one, it stops. */
const REST_BYTES = 12 * 1024 * 1024
const STOPS_WITHIN_MS = 90_000
const BACK_WITHIN_MS = 20_000

/** The disk of `DATA_DIR` is full: at once, and, at last, while the write-ahead log needs its next file. */
export const diskFull: Fault = {
	title: 'the disk of the data folder is full',
	run: () => withSmallDisk(DISK_MB, (disk) => fillDisk(disk, ROUNDS, true)),
	control: {
		without: 'the refusals: a writer who takes each sent message for stored',
		run: () => withSmallDisk(DISK_MB, (disk) => fillDisk(disk, 1, false)),
	},
}

async function fillDisk(disk: SmallDisk, rounds: number, isRead: boolean): Promise<Outcome> {
	let site = await startSite({ dataFolder: disk.folder })
	const { address } = site
	try {
		const member = await register(address, 'Pessoa')
		const { body } = await post(address, 'groups', member, { name: 'Bancada', description: '', isPublic: true })
		const conversationId = String(body.channels[0].id)
		const [sent, stored, urls, backMs] = [[] as string[], [] as string[], [] as string[], [] as number[]]
		const loads: Load[] = []
		const broken = new Set<string>()
		let [refused, refusedUploads, ended] = [0, 0, 0]
		// As a supervisor does.
		const startAgain = async () => {
			await site.stop()
			site = await startSite({ dataFolder: disk.folder, env: { PORT: new URL(address).port } })
		}
		for (let round = 0; round < rounds; round += 1) {
			const reader = watchPage(`${address}/`)
			const uploads = startUploads(address, [member])
			const messages = startMessages(address, member, conversationId, WRITERS)
			await wait(CALM_MS)
			await disk.fill(0)
			await wait(FULL_MS)
			if (!isRead) await messages.stop()
			await disk.free()
			const [freedAt, before] = [performance.now(), messages.seen.stored.length]
			let hasEnded = false
			const isWaiting = () => isRead && messages.seen.stored.length === before
			do {
				// The log needed its next file in this round.
				if (!hasEnded && messages.seen.cut > 0) {
					hasEnded = true
					await startAgain()
				}
				await wait(5)
			} while (isWaiting() && performance.now() - freedAt < BACK_WITHIN_MS)
			if (isWaiting()) broken.add(`no write was taken ${BACK_WITHIN_MS / 1000} s after there was space`)
			backMs.push(performance.now() - freedAt)
			const [written, uploaded] = [await messages.stop(), await uploads.stop()]
			const pages = await reader.stop()
			if (hasEnded) ended += 1
			else loads.push(...pages)
			sent.push(...written.sent)
			stored.push(...written.stored)
			urls.push(...uploaded.urls)
			refused += written.refused
			refusedUploads += uploaded.refused
			const isExplained = (what: string) => hasEnded && what.startsWith(NO_ANSWER)
			for (const one of [...written.unclear, ...uploaded.unclear]) if (!isExplained(one)) broken.add(one)
		}
		for (const { failure } of failuresOf(loads)) broken.add(`a reader of the page saw ${failure}`)
		if (refused === 0) broken.add('no write met the full disk, so nothing was shown')
		let stops = ''
		if (isRead) {
			// The engine ends the process with a clear line, and a supervisor starts it again.
			const messages = startMessages(address, member, conversationId, WRITERS)
			await disk.fill(REST_BYTES)
			const from = performance.now()
			while (messages.seen.cut === 0 && performance.now() - from < STOPS_WITHIN_MS) await wait(10)
			const written = await messages.stop()
			for (const one of written.unclear) broken.add(one)
			sent.push(...written.sent)
			stored.push(...written.stored)
			refused += written.refused
			stops = `; in ${ended} of them, and once more at the end, the log had no room and the process ended`
			if (written.cut === 0) broken.add('the process did not end')
			await disk.free()
			await startAgain()
			backMs.push(site.firstAnswerMs)
		}
		const { lost, twice } = await compareMessages(address, member, conversationId, isRead ? stored : sent)
		const lostFiles = await lostUploads(address, urls)
		if (lost > 0) broken.add(`${lost} of ${(isRead ? stored : sent).length} writes were gone`)
		if (twice > 0) broken.add(`${twice} writes were stored twice`)
		if (lostFiles > 0) broken.add(`${lostFiles} uploads were gone`)
		return {
			done: `${rounds} times: ${stored.length} writes and ${urls.length} uploads acknowledged, ${refused} and ${refusedUploads} refused with 503${stops}`,
			lost: lost + lostFiles,
			twice,
			backMs,
			seen: `page while the disk was full: ${seenBy(loads)}`,
			broken: [...broken],
		}
	} finally {
		await site.stop()
	}
}
