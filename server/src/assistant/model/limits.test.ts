import { CatalogueIndex } from '../../catalogue/catalogueIndex.ts'
import { ReadCache } from '../../catalogue/readCache.ts'
import { testDatabase } from '../../core/database/database.testing.ts'
import { OWN_PICTURES } from '../../core/remotePicture/pictures.ts'
import { fallingSilent, modelServer, saying } from '../testing/modelServer.testing.ts'
import { Works } from '../works.ts'
import { modelReply } from './modelReply.ts'

const database = testDatabase()
const NOW = new Date('2026-04-01T12:00:00Z')
const model = await modelServer()
/** Milliseconds: enough for a request and its first words on a machine that is busy, and enough for anything. */
const [SOON, LATE] = [2000, 50_000]

/** The whole reply, in a model's time that is shorter than on the site. */
async function heard(limits: { silence: number; total: number }, signal = new AbortController().signal) {
	const { db } = database
	const answering = modelReply({
		endpoint: { key: 'key', model: 'gemini-2.5-flash', baseUrl: model.url },
		toolbox: {
			catalogue: {
				db,
				index: new CatalogueIndex(db),
				pictures: OWN_PICTURES,
				cards: new ReadCache({ name: 'test', db, now: () => NOW, size: 1 }),
			},
			works: new Works(),
			now: NOW,
			zone: 'UTC',
			locale: 'pt',
			listOwnerId: null,
		},
		history: [],
		question: 'Oi',
		signal,
		limits,
	})
	let text = ''
	for (;;) {
		const step = await answering.next()
		if (step.done) return { text, ...step.value, error: undefined }
		if (step.value.type === 'text') text += step.value.text
	}
}

test('a model without a first word in time is given up', async () => {
	model.plan(fallingSilent())
	expect(await heard({ silence: SOON, total: LATE })).toMatchObject({ text: '', state: 'failed', failure: 'timeout' })
	await until(() => model.abandoned === 1)
})

test('a model that falls silent in the middle is given up, and what it said stays', async () => {
	model.plan(fallingSilent('Eu acho '))
	expect(await heard({ silence: SOON, total: LATE })).toMatchObject({ text: 'Eu acho ', failure: 'timeout' })
	await until(() => model.abandoned === 1)
})

test('a model that never comes to an end is given up', async () => {
	model.plan((response) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' })
		const again = setInterval(
			() => response.write('data: {"candidates":[{"content":{"parts":[{"text":"e "}]}}]}\r\n\r\n'),
			10,
		)
		response.on('close', () => clearInterval(again))
	})
	const { text, ...ending } = await heard({ silence: LATE, total: SOON })
	expect(ending).toMatchObject({ state: 'failed', failure: 'timeout' })
	expect(text).toMatch(/^(e )+$/)
	await until(() => model.abandoned === 1)
})

test('a model without a connected reader is not called', async () => {
	model.plan(saying('Oi'))
	expect(await heard({ silence: LATE, total: LATE }, AbortSignal.abort())).toMatchObject({ state: 'failed' })
	expect(model.requests).toHaveLength(0)
})

test('an unreachable provider fails at once', async () => {
	model.plan((response) => void response.destroy())
	expect(await heard({ silence: LATE, total: LATE })).toMatchObject({ state: 'failed', failure: 'unreachable' })
})

async function until(holds: () => boolean) {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10))
}
