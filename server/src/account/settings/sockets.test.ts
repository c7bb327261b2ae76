import { LIVE_CLOSE } from 'shared-contract'
import { closePages, openPage } from '../../core/live/live.testing.ts'
import { GOOD_PASSWORD, keyFrom } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { accountBench } from './settings.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { send, newMember, signIn, change } = accountBench(site)
afterEach(closePages)

/** A member with an open page here and one elsewhere. */
async function twoPages() {
	const here = await newMember({ email: 'bia@exemplo.com.br' })
	const elsewhere = keyFrom(await signIn('bia@exemplo.com.br', GOOD_PASSWORD))
	return { here, page: await openPage(site.app, here), other: await openPage(site.app, elsewhere) }
}

test('ending a session closes only its sockets', async () => {
	const { here, page, other } = await twoPages()
	const { items } = (await send('GET', 'account/sessions', here)).json()
	const { id } = items.find(({ isThis }: { isThis: boolean }) => !isThis)
	await send('DELETE', `account/sessions/${id}`, here)
	expect(await other.closed).toBe(LIVE_CLOSE.sessionEnded)
	page.send({ type: 'beat' })
	await page.frame(({ type }) => type === 'beat')
})

test('a new password closes the sockets of the other sessions', async () => {
	const { here, page, other } = await twoPages()
	await change(here, {
		newPassword: 'lanterna-torta-41',
		confirmation: 'lanterna-torta-41',
		currentPassword: GOOD_PASSWORD,
	})
	expect(await other.closed).toBe(LIVE_CLOSE.sessionEnded)
	page.send({ type: 'beat' })
	await page.frame(({ type }) => type === 'beat')
})

test('deleting the account closes all', async () => {
	const { here, page, other } = await twoPages()
	await send('POST', 'account/deletion', here, { password: GOOD_PASSWORD })
	expect(await Promise.all([page.closed, other.closed])).toEqual([LIVE_CLOSE.sessionEnded, LIVE_CLOSE.sessionEnded])
})
