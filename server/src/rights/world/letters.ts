import { HOUR_MS } from 'shared-contract/units'
import { hashLinkToken } from '../../account/settings/linkToken.ts'
import { malAnime, malFile, transferBench } from '../../account/transfer/testing.ts'
import { messageBench } from '../../community/messageTesting.ts'
import { GOOD_PASSWORD } from '../../testing.ts'
import type { People } from './people.ts'
import { ABSENT_NUMBER, ABSENT_UUID, type Place, SECRET, type Site } from './place.ts'

/** The links that went out by mail. */
export const LINKS = { recovery: 'link-de-recuperar-a-senha', email: 'link-de-confirmar-o-e-mail' }

/** What is between two or one's own alone: a chat, a request, a second session, links that went out by mail. */
export async function fillLetters(site: Site, { byName }: People): Promise<Record<string, Place>> {
	const { chatOf, read, say, send } = messageBench(site)
	const { owner, friend, sender, receiver } = byName
	const chat = await chatOf(owner, friend)
	const said = await say(chat, owner, `${SECRET} a dois`)
	await say(chat, friend, `${SECRET} de volta`)
	const { request } = (await send('POST', 'friends/requests', sender, { memberId: receiver.id })).json()

	const { email } = await read('account', owner)
	await site.app.inject({
		method: 'POST',
		url: '/api/auth/login',
		headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
		payload: { email, password: GOOD_PASSWORD },
	})
	const { items } = await read('account/sessions', owner)
	const session = items.find(({ isThis }: { isThis: boolean }) => !isThis)

	const imports = transferBench(site)
	const file = malFile(malAnime({ series_animedb_id: 1, series_title: SECRET }))
	const looked = await imports.checked(owner, file)
	const applied = await imports.checked(owner, file)
	await imports.apply(owner, applied.id)
	const told = await read('notifications', owner)
	await send('DELETE', `notifications/${told.items[0].id}`, owner)

	const expires_at = new Date(site.clock.now.getTime() + HOUR_MS)
	await site.db
		.insertInto('password_recovery')
		.values({ token_hash: hashLinkToken(LINKS.recovery), member_id: owner.id, expires_at })
		.execute()
	const waiting = { email: 'dona.nova@exemplo.com.br', email_key: 'dona.nova@exemplo.com.br' }
	await site.db
		.insertInto('email_change')
		.values({ member_id: owner.id, token_hash: hashLinkToken(LINKS.email), expires_at, ...waiting })
		.execute()

	return {
		'direct chat': { there: chat, absent: ABSENT_UUID },
		"the owner's message": { there: String(said.json().message.number), absent: ABSENT_NUMBER },
		request: { there: request.id, absent: ABSENT_NUMBER },
		import: { there: looked.id, absent: ABSENT_UUID },
		'applied import': { there: applied.id, absent: ABSENT_UUID },
		notification: { there: told.items[1].id, absent: ABSENT_NUMBER },
		'removed notification': { there: told.items[0].id, absent: ABSENT_NUMBER },
		session: { there: session.id, absent: ABSENT_UUID },
	}
}
