import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AssistantEvent } from 'shared-contract'
import { demoMember } from '../account/member.ts'
import { Problem } from '../api/problem.ts'
import type { BeginEvents } from '../api/serveEvents.ts'
import type { Catalogue } from '../catalogue/listing.ts'
import { localeOf } from '../language/locale.ts'
import type { Parts } from '../parts.ts'
import { networkOf } from '../security/networkOf.ts'
import { isDemo } from '../site/demo.ts'
import { admit } from './admission.ts'
import { catalogueReply } from './catalogueOnly/catalogueReply.ts'
import { converse } from './converse.ts'
import { failureLog } from './failureLog.ts'
import { knownZone } from './tools/localTime.ts'
import type { Toolbox } from './tools/toolbox.ts'
import { readWorks, Works } from './works.ts'

interface Asked {
	text: string
	clientId: string
	zone: string
	listConsent: boolean
	request: FastifyRequest
}

/**
 * Answers a visitor of a demo from the catalogue, as the sample member, and stores nothing of it.
 *
 * @throws Problem 401 on a site that is no demo; 429 where the address asks too much.
 */
export async function visitorQuestion(
	parts: Parts,
	catalogue: Catalogue,
	{ text, clientId, zone, listConsent, request }: Asked,
): Promise<BeginEvents<AssistantEvent>> {
	const { db, settings, now } = parts
	if (!(await isDemo(parts))) throw new Problem('auth.required', 401)
	await admit(db, { column: 'address', value: networkOf(request.ip) }, now())
	const sample = listConsent ? await demoMember(db) : null

	return async ({ tell, signal }) => {
		const createdAt = now().toISOString()
		tell({ type: 'asked', question: { author: 'member', id: randomUUID(), clientId, text, createdAt } })
		const works = new Works()
		const toolbox: Toolbox = {
			catalogue,
			works,
			now: now(),
			zone: knownZone(zone),
			locale: localeOf(request),
			listOf: sample?.id ?? null,
		}
		const answering = catalogueReply(toolbox, text)
		const { workIds, ...conversed } = await converse({
			answering,
			works,
			tell,
			signal,
			logFailure: failureLog(request.log, settings),
		})
		const named = await readWorks(catalogue, workIds)
		const reply = { author: 'assistant' as const, id: randomUUID(), createdAt, mode: 'catalogue' as const }
		tell({ type: 'ended', reply: { ...reply, ...conversed, works: workIds.flatMap((id) => named.get(id) ?? []) } })
	}
}
