import { createTestDatabase } from 'server/src/core/database/serverDatabases.testing.ts'
import { type Account, register } from 'server/src/testing/conversationPage.testing.ts'
import { repetitions } from '../options.ts'
import { withDataFolder } from '../site/dataFolder.ts'
import { startSite } from '../site/startSite.ts'
import { type AfterConflict, editRound, type Round } from './editors/editRound.ts'
import type { Fault, Outcome } from './fault.ts'
import { failuresOf, seenBy, watchPage } from './watchPage.ts'

const MEMBERS = repetitions(50, 12)
const ROUNDS = repetitions(20, 3)
const CONTROL_ROUNDS = 1

/** 50 members edit four fields of one title at once. On Postgres with `TEST_DATABASE_URL`, on PGlite otherwise. */
export const manyEditors: Fault = {
	title: `${MEMBERS} members edit one title at once`,
	run: () => editTogether('readsAgain', ROUNDS),
	control: {
		without: 'the text that the editor read',
		run: () => editTogether('overwrites', CONTROL_ROUNDS),
	},
}

async function editTogether(then: AfterConflict, count: number): Promise<Outcome> {
	const server = process.env.TEST_DATABASE_URL
	const database = server === undefined ? undefined : await createTestDatabase(server)
	try {
		return await withDataFolder(undefined, async (dataFolder) => {
			const site = await startSite({ dataFolder, env: database ? { DATABASE_URL: database.url } : {} })
			try {
				const members: Account[] = []
				for (let index = 0; index < MEMBERS; index += 1) members.push(await register(site.address, `Pessoa${index}`))
				const reader = watchPage(`${site.address}/api/titles/1`)
				const rounds: Round[] = []
				while (rounds.length < count) rounds.push(await editRound(site.address, members, then))
				const loads = await reader.stop()
				const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
				const broken = rounds.flatMap((round) => round.broken)
				for (const { failure } of failuresOf(loads)) broken.push(`a reader of the title saw ${failure}`)
				const where = database ? 'Postgres' : 'PGlite'
				return {
					done: `${count} rounds on ${where}: ${sum(({ accepted }) => accepted)} accepted edits, ${sum(({ conflicts }) => conflicts)} conflicts`,
					lost: sum(({ lost }) => lost),
					twice: sum(({ twice }) => twice),
					backMs: [],
					seen: seenBy(loads),
					broken: [...new Set(broken)],
				}
			} finally {
				await site.stop()
			}
		})
	} finally {
		await database?.drop()
	}
}
