import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	DISCORD_WEBHOOK,
	deleteDiscordWebhookRoute,
	discordWebhookRoute,
	markdownText,
	setDiscordWebhookRoute,
	testDiscordWebhookRoute,
} from 'shared-contract'
import { lockGroup } from '../../community/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { seal } from '../../core/security/seal.ts'
import { fill, newsOf, saidWith } from './news.ts'
import { postBy, purposeOf } from './postDue.ts'
import { WORDS } from './words.ts'

const CHANGES = { perMember: 20 }
/** Each is a request to Discord. */
const TESTS = { perMinute: 10, perMember: 3, idempotent: false } as const

/** Serves the webhooks of groups, for their admins. */
export function serveDiscordWebhooks(app: FastifyInstance, context: AppContext, secret: string): void {
	const { db, now } = context
	const requireAdmin = async (request: FastifyRequest, groupId: string) => {
		const { id } = await requireMember(request, context)
		return inTransaction(db, (transaction) => lockGroup(transaction, groupId, id, 'edit'))
	}
	const webhookOf = (groupId: string) =>
		db.selectFrom('discord_webhook').where('group_id', '=', groupId).selectAll().executeTakeFirst()

	serve(app, discordWebhookRoute, async ({ request, params }) => {
		await requireAdmin(request, params.id)
		const webhook = await webhookOf(params.id)
		if (!webhook) return { state: 'none' as const }
		return { state: webhook.is_on ? ('on' as const) : ('off' as const) }
	})

	serve(
		app,
		setDiscordWebhookRoute,
		async ({ request, params, body }) => {
			await requireAdmin(request, params.id)
			const [, id, token] = new RegExp(DISCORD_WEBHOOK).exec(body.address) ?? []
			const { locale } = body
			// What is there already is no news.
			const said = saidWith({}, await newsOf(context, { groupId: params.id, locale, said: {} }))
			const values = {
				...{ address: seal(`${id}/${token}`, secret, purposeOf(params.id)), locale, is_on: true },
				...{ said: JSON.stringify(said), next_at: now(), hour_from: now() },
			}
			await db
				.insertInto('discord_webhook')
				.values({ group_id: params.id, ...values })
				.onConflict((conflict) => conflict.column('group_id').doUpdateSet(values))
				.execute()
			return { state: 'on' as const }
		},
		CHANGES,
	)

	serve(
		app,
		testDiscordWebhookRoute,
		async ({ request, params }) => {
			const { name } = await requireAdmin(request, params.id)
			const webhook = await webhookOf(params.id)
			if (!webhook) throw new Problem('request.notFound', 404)
			const { outcome } = await postBy(
				context,
				webhook,
				secret,
				fill(WORDS[webhook.locale].test, { group: markdownText(name) }),
			)
			return { outcome }
		},
		TESTS,
	)

	serve(
		app,
		deleteDiscordWebhookRoute,
		async ({ request, params }) => {
			await requireAdmin(request, params.id)
			await db.deleteFrom('discord_webhook').where('group_id', '=', params.id).execute()
			return { done: true }
		},
		CHANGES,
	)
}
