import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { HOUR_MS } from 'shared-contract/units'
import { EPISODES, FILM, SERIES } from '../../community/comment/comment.testing.ts'
import { messageBench } from '../../community/message.testing.ts'
import { notify } from '../../community/notification/notify.ts'
import { TEXT as REVIEW } from '../../community/review/review.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { hashLinkToken } from '../../core/identity/linkToken.ts'
import { malAnime, malFile, transferBench } from '../../library/transfer/transfer.testing.ts'
import { supportOfPlugins } from '../../plugins/support.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { saveGrant } from '../app/grants.ts'

type Site = ReturnType<typeof testSite>

/** The deleted member: former and present username, e-mail, and a word in all of their private texts. */
export const LEAVER = {
	formerName: 'Quezia de Antes',
	name: 'Quezia Apagada',
	email: 'quezia@exemplo.com.br',
	word: 'jabuticaba',
}

/** Writes the rows that no page writes, or that need special rights. */
export async function leaveTraces(site: Site, leaver: TestMember, friend: TestMember): Promise<void> {
	const { send } = messageBench(site)
	const { db, clock } = site
	const member_id = leaver.id
	const expires_at = new Date(clock.now.getTime() + HOUR_MS)
	await send('PUT', 'privacy', leaver, { isPublic: true })
	await db.insertInto('member_age').values({ member_id, born_on: '1990-05-05' }).execute()
	await send('PUT', 'account/home', leaver, { order: ['popular'], hidden: [LEAVER.word] })
	const kinds = { newFollowers: true, comments: true, newReleases: true, siteUpdates: true }
	await send('PUT', 'notifications/delivery', leaver, {
		site: kinds,
		push: kinds,
		email: kinds,
		quietHours: { from: '22:00', to: '07:00' },
		letter: true,
		zone: 'Asia/Tokyo',
	})
	await send('PUT', 'push/subscription', leaver, {
		endpoint: `https://push.example.org/${LEAVER.word}`,
		keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
	})
	await site.app.inject({
		method: 'POST',
		url: '/api/feedback',
		headers: { ...leaver.headers, 'idempotency-key': randomUUID() },
		payload: { message: LEAVER.word, email: LEAVER.email },
	})
	await send('POST', 'bug-reports', leaver, { description: LEAVER.word, email: '' })
	await send('POST', 'bug-reports', undefined, { description: LEAVER.word, email: LEAVER.email.toUpperCase() })
	await send('POST', 'auth/recover', undefined, { email: LEAVER.email })
	await send('POST', 'auth/login', undefined, { email: LEAVER.email, password: 'errada' })
	await send('POST', 'assistant/messages', leaver, {
		text: `Que anime tem ${LEAVER.word}?`,
		clientId: randomUUID(),
		zone: 'America/Sao_Paulo',
	})
	await notify(site.context, {
		memberId: friend.id,
		event: 'friendRequest',
		params: { user: LEAVER.name },
		actorId: leaver.id,
		link: `/profile/${encodeURIComponent(LEAVER.name)}`,
	})
	const room = (await send('POST', 'together', leaver, { conversationId: null })).json()
	for (const member of [leaver, friend]) await send('POST', `together/${room.code}/seat`, member, { name: '' })
	await send('POST', `together/${room.code}/cards`, leaver)
	await send('PUT', `together/${room.code}/votes/${FILM}`, leaver, { vote: 'veto' })
	const shared = (await send('POST', 'lists', friend, { title: 'De duas', description: '', isPublic: true })).json()
		.list.id
	await send('PUT', `lists/${shared}/people/${encodeURIComponent(LEAVER.name)}`, friend, { role: 'editor' })
	await send('PUT', `lists/${shared}/join`, leaver)
	for (const title of [FILM, SERIES]) await send('PUT', `lists/${shared}/items/${title}`, leaver)
	await send('DELETE', `lists/${shared}/items/${FILM}`, friend)
	const waiting = { email: 'quezia.nova@exemplo.com.br', email_key: 'quezia.nova@exemplo.com.br', expires_at }
	await db
		.insertInto('email_change')
		.values({ member_id, token_hash: hashLinkToken('a'), ...waiting })
		.execute()
	await db.insertInto('member_badge').values({ member_id, badge: 'beta' }).execute()
	await db.insertInto('release_notified').values({ member_id, title_id: SERIES, kind: 'episode', number: 1 }).execute()
	await db.updateTable('title').set({ posted_by: member_id }).where('id', '=', SERIES).execute()
	await sql`update title_synopsis set author_id = ${member_id} where title_id = ${SERIES}`.execute(db)
	await insertRows(db, 'proposal', [
		{ entity: 'title', entity_id: SERIES, member_id, changes: [], reviewed_by: member_id, state: 'accepted' },
	])
	await insertRows(db, 'text_draft', [
		{
			member_id,
			entity: 'title',
			entity_id: SERIES,
			kind: 'model',
			text: LEAVER.word,
			source_url: null,
			asked_at: clock.now,
		},
	])
	await insertRows(db, 'drive', [
		{
			kind: 'studio',
			key: '1',
			field: 'names',
			begun_by: member_id,
			begun_at: clock.now,
			ended_by: member_id,
			ended_at: clock.now,
		},
	])
	await insertRows(db, 'candidate', [
		{ id: 1, kind: 'name', subject_id: SERIES, object: 'Pergunta', state: 'refused', settled_by: member_id },
	])
	await insertRows(db, 'candidate_answer', [{ candidate_id: 1, member_id, answer: 'no' }])
	await insertRows(db, 'title_delay', [
		{
			title_id: SERIES,
			member_id,
			removed_by: member_id,
			kind: 'hiatus',
			reason: 'Pausa anunciada',
			made_at: clock.now,
		},
	])
	await db.updateTable('episode').set({ added_by: member_id }).where('id', '=', EPISODES[0]).execute()
	await transferBench(site).check(leaver, malFile(malAnime({ series_animedb_id: 1, series_title: LEAVER.word })))
	await send('PUT', `not-interested/${FILM}`, leaver)
	await send('POST', 'calendar-token', leaver)
	for (const plugin of await supportOfPlugins()) await plugin.leaveTraces?.(site, leaver, LEAVER)
	await leavePasskeys(site, leaver)
	await send('POST', `titles/${SERIES}/recommendations`, leaver, {
		titleId: FILM,
		reason: `${LEAVER.word} do começo ao fim`,
	})
	const other = await send('POST', `titles/${FILM}/recommendations`, friend, {
		titleId: SERIES,
		reason: 'Pela mesma calma e pelo mar',
	})
	await send('PUT', `recommendations/${other.json().id}/vote`, leaver)
	await letAppsAct(site, leaver)
	await giveReviews(site, leaver, friend)
	await moderate(site, leaver, friend)
	await leadTheSite(site, leaver)
	await insertRows(db, 'chapter', [{ title_id: SERIES, number: 1, title: 'Um', added_by: member_id }])
}

async function letAppsAct(site: Site, leaver: TestMember): Promise<void> {
	const { send } = messageBench(site)
	await send('POST', 'access-tokens', leaver, { name: LEAVER.word, scopes: ['list:read'], days: 7 })
	const { app } = (
		await send('POST', 'apps', leaver, {
			name: LEAVER.word,
			website: '',
			redirectAddresses: ['https://estante.example/'],
			isConfidential: false,
			usesDeviceFlow: false,
			allowsPlainChallenge: false,
		})
	).json()
	await saveGrant(site.db, { memberId: leaver.id, appId: app.id, scopes: ['list:read'], now: site.clock.now })
}

async function leavePasskeys({ db, clock }: Site, { id: member_id }: TestMember): Promise<void> {
	const [name, created_at, expires_at] = [LEAVER.word, clock.now, new Date(clock.now.getTime() + HOUR_MS)]
	await db
		.insertInto('passkey')
		.values({ id: 'a', member_id, public_key: 'AAAA', counter: 0, transports: '', name, created_at })
		.execute()
	await db
		.insertInto('passkey_challenge')
		.values({ challenge: 'a', purpose: 'stepUp', member_id, expires_at })
		.execute()
	await db.insertInto('recovery_code').values({ member_id, code_hash: 'a' }).execute()
	await db.insertInto('pending_sign_in').values({ token_hash: 'a', member_id, expires_at }).execute()
}

async function moderate(site: Site, leaver: TestMember, friend: TestMember): Promise<void> {
	const { send } = messageBench(site)
	const draft = { title: 'Relojoaria', description: '', isPublic: true }
	const { list } = (await send('POST', 'lists', friend, draft)).json()
	await send('POST', `moderation/cases/list/${list.id}`, leaver, { action: 'hide', reason: 'regra 3', rule: 'spam' })
	await send('POST', `reports/profile/${friend.id}`, leaver, { reason: 'spam', text: LEAVER.word })
	await send('PUT', `moderation/cases/profile/${friend.id}/claim`, leaver)
	await send('POST', `reports/profile/${leaver.id}`, friend, { reason: 'spam', text: '' })
}

async function giveReviews(site: Site, leaver: TestMember, friend: TestMember): Promise<void> {
	const { send } = messageBench(site)
	const write = async (by: TestMember, text: string) =>
		(await send('POST', `titles/${FILM}/reviews`, by, { text, score: 8, spoilerNumber: null })).json().id
	for (const word of [LEAVER.word, `${LEAVER.word}!`]) await write(leaver, `${REVIEW} ${word}`)
	await send('PUT', `reviews/${await write(friend, REVIEW)}/vote`, leaver, { isHelpful: true })
}

async function leadTheSite({ db, clock }: Site, { id }: TestMember): Promise<void> {
	const at = clock.now
	for (const statement of [
		sql`insert into role_change (member_id, changed_by, before, after, changed_at)
			values (${id}, ${id}, 'member', 'moderator', ${at})`,
		sql`insert into release (slice, version, state, entry, manifest, actor, member_id, created_at)
			values ('mfe-one', '1.0.0', 'published', '{}', '{}', 'member', ${id}, ${at})`,
		sql`insert into release_token (hash, slice, label, member_id, created_at, expires_at)
			values ('a', 'mfe-one', 'CI', ${id}, ${at}, ${at})`,
		sql`insert into release_audit (at, actor, member_id, act) values (${at}, 'member', ${id}, 'promoted')`,
		sql`insert into source_state (name, asked_by) values ('a', ${id})`,
		sql`insert into source_run (source, began_at, started_by, undone_by) values ('a', ${at}, ${id}, ${id})`,
	]) {
		await statement.execute(db)
	}
}
